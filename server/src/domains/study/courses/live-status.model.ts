/** How a live lesson stands: by its hours, until its replay is there. */
import type { Classroom } from './course.schema'

export const LIVE = { notStarted: 0, live: 1, replayGenerating: 2 } as const

export interface LiveState {
  /** One of {@link LIVE}, or another for a replay. */
  readonly liveStatus: number
  /** Its hours are over, and nobody has said that there will be a replay. */
  readonly isOver: boolean
}

/** What is stored of a replay counts; one without hours is what is stored. */
export function liveStateAt(
  { liveStatus, startTime, endTime }: Pick<Classroom, 'liveStatus' | 'startTime' | 'endTime'>,
  now: Date,
): LiveState {
  if (liveStatus >= LIVE.replayGenerating || startTime === null) return { liveStatus, isOver: false }
  if (now < startTime) return { liveStatus: LIVE.notStarted, isOver: false }
  const isOver = endTime !== null && now > endTime
  return { liveStatus: isOver ? LIVE.replayGenerating : LIVE.live, isOver }
}
