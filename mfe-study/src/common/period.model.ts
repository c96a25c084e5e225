/** Where a period with targets stands: of a course, a week, a month, a whole class. */
import { epochMs } from '@campus/i18n/beijing-time'

export type PeriodState = 'notStarted' | 'inProgress' | 'overdue' | 'completed'

/** Times as the server sends them; '' sets no limit. */
export interface Period {
  readonly start: string
  readonly end: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Start and end belong to the period. Before its start not even what is all met is completed. */
export function periodState({ start, end }: Period, isEveryTargetMet: boolean, now: number): PeriodState {
  if (now < (epochMs(start) ?? -Infinity)) return 'notStarted'
  if (isEveryTargetMet) return 'completed'
  return now > lastMoment(end) ? 'overdue' : 'inProgress'
}

/** A date without a time means its last second. */
function lastMoment(end: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(end)
  return (epochMs(end) ?? Infinity) + (isDay ? DAY_MS - 1000 : 0)
}
