const DAY_MS = 24 * 60 * 60 * 1000
const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000

/** `days` from the day of `now` at a Beijing clock time `HH:mm`. */
export function dayAt(now: Date, days: number, clock: string): Date {
  const midnight = Math.floor((now.getTime() + BEIJING_OFFSET_MS) / DAY_MS) * DAY_MS - BEIJING_OFFSET_MS
  const [hours = '0', minutes = '0'] = clock.split(':')
  return new Date(midnight + days * DAY_MS + (Number(hours) * 60 + Number(minutes)) * 60_000)
}

/** The Beijing date of a moment as people write it, `2026年11月20日`. */
export function writtenDate(moment: Date): string {
  const [year, month, day] = new Date(moment.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 10).split('-')
  return `${year ?? ''}年${String(Number(month))}月${String(Number(day))}日`
}
