/** Percentages and durations as text. */

/** Capped at 100, rounded half up to at most `decimals`, without trailing zeros: `33.3%`. */
export function percentText(percent: number, decimals: 1 | 2): string {
  return `${String(roundedPercent(percent, decimals))}%`
}

/** Capped at 100, rounded half up to exactly `decimals`: `33.30`. */
export function fixedPercent(percent: number, decimals: 1 | 2): string {
  return roundedPercent(percent, decimals).toFixed(decimals)
}

export function roundedPercent(percent: number, decimals: 1 | 2): number {
  const factor = 10 ** decimals
  // The added step corrects binary fractions: 1.005 × 100 is 100.49999…
  return Math.round(Math.max(0, Math.min(100, percent)) * factor * (1 + Number.EPSILON)) / factor
}

const SECOND_MS = 1000
const MINUTE_S = 60
const HOUR_S = 3600

/** `mm:ss`, from one hour `h:mm:ss`; floored to the second. */
export function mediaTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS))
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / HOUR_S)
  const clock = `${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${two(seconds % MINUTE_S)}`
  return hours === 0 ? clock : `${String(hours)}:${clock}`
}
