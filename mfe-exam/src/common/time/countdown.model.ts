/** The countdown's text, and its announcements. */

const MINUTE = 60_000

/** Milliseconds left as mm:ss, rounded up so that 00:00 is the end; 100 minutes and more have three digits. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** The share of the time that is left, 0 to 1. */
export function shareLeft(leftMs: number, totalMs: number): number {
  return totalMs <= 0 ? 0 : Math.min(1, Math.max(0, leftMs / totalMs))
}

/** Milliseconds left and minutes to announce: at half of the time, and with ten, five and one minute left. */
function thresholds(totalMs: number): readonly number[] {
  return [totalMs / 2, 10 * MINUTE, 5 * MINUTE, MINUTE].filter((mark) => mark >= MINUTE && mark < totalMs)
}

/** Minutes to announce when the time left went from `before` to `after`; null when no threshold lies between. */
export function minutesToAnnounce(before: number, after: number, totalMs: number): number | null {
  const passed = thresholds(totalMs).filter((mark) => before > mark && after <= mark && after > 0)
  return passed.length === 0 ? null : Math.round(Math.min(...passed) / MINUTE)
}

/** Whether so little time is left that it is shown as a warning. */
export function isShort(leftMs: number): boolean {
  return leftMs <= 5 * MINUTE
}
