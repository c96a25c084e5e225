/** The identity of a process, which a later process with the same number does not share. */
import { readFileSync } from 'node:fs'

import * as v from 'valibot'

import { errorCodeOf } from '../error-code'

const identity = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Start of the process, in clock ticks since the machine's start; '' where the system does not say. */
  started: v.string(),
  /** Which start of the machine it was; '' where the system does not say. */
  boot: v.string(),
})

export type ProcessIdentity = v.InferOutput<typeof identity>

/** This process, as text. */
export function ownIdentity(): string {
  return JSON.stringify(identityOf(process.pid))
}

/** The text that {@link ownIdentity} wrote, or the bare process id of an earlier version; null for anything else. */
export function readIdentity(text: string): ProcessIdentity | null {
  const read: unknown = /^[\d{]/.test(text) ? parse(text) : null
  const result = v.safeParse(identity, typeof read === 'number' ? { pid: read, started: '', boot: '' } : read)
  return result.success ? result.output : null
}

/** Whether that very process still runs, as far as the system says. */
export function isRunning(owner: ProcessIdentity): boolean {
  const now = identityOf(owner.pid)
  if (differ(owner.boot, now.boot) || differ(owner.started, now.started)) return false
  // In a container, a killed server's number is often our own again.
  if (owner.pid === process.pid) return owner.started !== '' && owner.started === now.started
  try {
    process.kill(owner.pid, 0)
    return true
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'
  }
}

function identityOf(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid), boot: contentOf('/proc/sys/kernel/random/boot_id').trim() }
}

/** Field 22 of the process's line; the second field, its name in brackets, may contain anything. */
function startOf(pid: number): string {
  const line = contentOf(`/proc/${pid}/stat`)
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function differ(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other
}

/** '' where there is no such file: on other systems, and for ended processes. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
