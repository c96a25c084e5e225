/** What the address of an intro says, and what its attempts lead to. */
import type { TestLog, WorkLog } from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'

import { finishPath, reviewPath } from '../paths'
import type { WorkAddress } from '../work-address.model'

/** Where the work's id comes from: its classroom has it, a test's address may have it itself; else there is nothing to ask for. */
export type WorkSource = 'classroom' | 'address' | 'none'

export function workSource(kind: WorkKind, { classId, classroomId, workId }: WorkAddress): WorkSource {
  if (classId !== '' && classroomId !== '') return 'classroom'
  return kind === 'test' && workId !== '' ? 'address' : 'none'
}

/** Whether the learner's attempts are known here: external work keeps none. */
export function hasHistory({ isExternal }: WorkAddress): boolean {
  return !isExternal
}

/** A submitted attempt; a test's has points once it is reviewed. */
export type Log = WorkLog & Partial<Pick<TestLog, 'score'>>

/** Newest first, whatever order they came in; attempts of one second keep theirs. */
export function newestFirst<Entry extends WorkLog>(logs: readonly Entry[]): readonly Entry[] {
  return logs.toSorted((one, other) => other.createdTime.localeCompare(one.createdTime))
}

/** A pending homework leads to the page that says it is handed in, everything else to its review. */
export function logPath(kind: WorkKind, { id, status }: WorkLog, workId: string, intro: URLSearchParams): string {
  const ids = { workId, answerLogId: id }
  return kind === 'homework' && status === 1 ? finishPath(kind, intro, ids) : reviewPath(kind, intro, ids)
}

/** The points to show: of reviewed attempts only. */
export function scoreOf({ status, score }: Log): number | null {
  return status === 2 ? (score ?? null) : null
}
