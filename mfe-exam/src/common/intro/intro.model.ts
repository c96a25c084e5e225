/** The address of an intro, and the pages its attempts lead to. */
import type { TestLog, WorkLog } from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'

import { finishPath, reviewPath } from '../paths'
import type { WorkAddress } from '../work-address.model'

/** The source of the work's id: its classroom, or for a test the address; without either nothing is requested. */
export type WorkSource = 'classroom' | 'address' | 'none'

export function workSource(kind: WorkKind, { classId, classroomId, workId }: WorkAddress): WorkSource {
  if (classId !== '' && classroomId !== '') return 'classroom'
  return kind === 'test' && workId !== '' ? 'address' : 'none'
}

/** Whether the server knows the learner's attempts: external work has none here. */
export function hasHistory({ isExternal }: WorkAddress): boolean {
  return !isExternal
}

/** A submitted attempt; a test's has points once it is reviewed. */
export type Log = WorkLog & Partial<Pick<TestLog, 'score'>>

/** Newest first; attempts of the same second keep their order. */
export function newestFirst<Entry extends WorkLog>(logs: readonly Entry[]): readonly Entry[] {
  return logs.toSorted((one, other) => other.createdTime.localeCompare(one.createdTime))
}

/** A pending homework leads to its submitted page, any other attempt to its review. */
export function logPath(kind: WorkKind, { id, status }: WorkLog, workId: string, intro: URLSearchParams): string {
  const ids = { workId, answerLogId: id }
  return kind === 'homework' && status === 1 ? finishPath(kind, intro, ids) : reviewPath(kind, intro, ids)
}

/** The points to show; only reviewed attempts have any. */
export function scoreOf({ status, score }: Log): number | null {
  return status === 2 ? (score ?? null) : null
}
