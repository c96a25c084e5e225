/** Times a learner spent, as the class page tells them. */

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Under an hour whole minutes, from there on minutes rounded up: `0小时59分钟`, `1小时1分钟`. Takes seconds. */
export function durationText(seconds: number): string {
  if (seconds < HOUR_S) return `0小时${String(Math.floor(seconds / MINUTE_S))}分钟`
  const minutes = Math.ceil(seconds / MINUTE_S)
  return `${String(Math.floor(minutes / 60))}小时${String(minutes % 60)}分钟`
}

/** A longer pause between two answers is not time spent on answering. */
const LONGEST_PAUSE_MS = 10 * 60 * 1000

export interface AnsweredAttempt {
  readonly createdTime: Date
  /** null while it is open. */
  readonly finishedTime: Date | null
  /** When its answers were saved, in any order. */
  readonly savedTimes: readonly Date[]
}

/** Milliseconds spent on answering: from save to save of each attempt, of a long pause its first ten minutes. */
export function answeringMs(attempts: readonly AnsweredAttempt[]): number {
  return attempts.reduce((sum, attempt) => sum + timeIn(attempt), 0)
}

function timeIn({ createdTime, finishedTime, savedTimes }: AnsweredAttempt): number {
  const moments = [createdTime, ...savedTimes, ...(finishedTime === null ? [] : [finishedTime])]
    .map((moment) => moment.getTime())
    .sort((one, other) => one - other)
  return moments
    .slice(1)
    .reduce((sum, moment, index) => sum + Math.min(moment - (moments[index] ?? moment), LONGEST_PAUSE_MS), 0)
}
