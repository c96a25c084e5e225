import { cpus, loadavg } from 'node:os'

/** The machine in words, with its load: how many programs wanted a processor in the last minute. */
export function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${(loadavg()[0] ?? NaN).toFixed(1)}`
}
