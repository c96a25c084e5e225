/** Quantiles of measured times. Pure. */

export interface Quantiles {
  readonly count: number
  readonly median: number
  readonly p99: number
  readonly worst: number
}

/** Of times in milliseconds, in any order; NaN for an empty list. */
export function quantilesOf(times: readonly number[]): Quantiles {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { count: sorted.length, median: at(0.5), p99: at(0.99), worst: sorted.at(-1) ?? NaN }
}

/** One line of a report. */
export function timesInWords(what: string, times: readonly number[]): string {
  const { count, median, p99, worst } = quantilesOf(times)
  return `${what.padEnd(34)}${String(count).padStart(8)}   median ${median.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   worst ${worst.toFixed(0)} ms`
}
