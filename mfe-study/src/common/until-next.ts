/** When to read anew what changes with the time. */
import { serverNow } from '@campus/http/client'
import { beijingClock, epochMs } from '@campus/i18n/beijing-time'

const DAY_MS = 24 * 60 * 60 * 1000
/** A longer timer would fire at once. */
const LONGEST_MS = 2 ** 31 - 1
/** The two clocks may differ by as much. */
const MARGIN_MS = 1000

/** Milliseconds until just after the next of these times, as the wire has them; false where none is to come. */
export function untilNext(times: readonly (string | number | null)[]): number | false {
  const now = serverNow()
  const left = times.map((time) => (epochMs(time ?? '') ?? 0) - now).filter((ms) => ms > 0)
  return left.length === 0 ? false : Math.min(Math.min(...left) + MARGIN_MS, LONGEST_MS)
}

/** The first moment of tomorrow in Beijing, in epoch milliseconds. */
export function nextDay(): number {
  const today = beijingClock(serverNow()).format('YYYY-MM-DD')
  return (epochMs(today) ?? 0) + DAY_MS
}
