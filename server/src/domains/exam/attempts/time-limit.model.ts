/** When an attempt must end. The server's clock alone counts. */
import { GRACE_MS } from '@campus/contracts/exam-attempt'

export const MINUTE_MS = 60_000

/** When the time of an attempt that starts now runs out; null for no limit. */
export function deadlineOf(start: Date, minutes: number, extraMinutes: number): Date | null {
  return minutes <= 0 ? null : new Date(start.getTime() + (minutes + extraMinutes) * MINUTE_MS)
}

/** From then on nothing is taken any more, and the attempt is closed from what is saved; null for no limit. */
export function closingTimeOf({ deadlineTime }: { readonly deadlineTime: Date | null }): Date | null {
  return deadlineTime === null ? null : new Date(deadlineTime.getTime() + GRACE_MS)
}

/** Whether the deadline has come; what is on its way is still taken until {@link closingTimeOf}. */
export function isDue({ deadlineTime }: { readonly deadlineTime: Date | null }, now: Date): boolean {
  return deadlineTime !== null && now >= deadlineTime
}

export function isOver(attempt: { readonly deadlineTime: Date | null }, now: Date): boolean {
  const closing = closingTimeOf(attempt)
  return closing !== null && now >= closing
}

/** The moment an attempt counts as finished that is submitted now: the deadline at the latest. */
export function finishingTime({ deadlineTime }: { readonly deadlineTime: Date | null }, now: Date): Date {
  return deadlineTime !== null && deadlineTime < now ? deadlineTime : now
}
