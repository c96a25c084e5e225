/** The two pages a schedule can run with: the player's own recording, and one that saves each stretch once. */
import type { LearningRecord } from '@campus/contracts/study-learning'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import { ProgressSaver, type SaveTarget } from '../../../mfe-study/src/classroom/player/progress-saver'
import { recordPlayback } from '../../../mfe-study/src/classroom/player/record-playback'
import { keepSave, sendSave, type Visit } from '../../../mfe-study/src/classroom/player/save-target'
import { beginVisit, sendUnsaved } from '../../../mfe-study/src/common/unsaved-playback/unsaved-playback'
import type { VideoPlace } from '../../../server/src/testing/clocked-process'
import type { Medium } from './medium'
import { VIDEO_MS } from './schedule'

export interface Page {
  readonly name: string
  /** Before the learner's record is read. */
  readonly beforeOpening: () => Promise<unknown>
  /** Records what a medium plays. */
  readonly record: (medium: Medium, place: VideoPlace, startMs: number) => Recording
}

export interface Recording {
  /** Ends it, as leaving the page does. */
  readonly leave: () => void
  /** The page's memory is gone with its tab. */
  readonly die: () => void
}

export const realPage: Page = {
  name: 'campus',
  beforeOpening: sendUnsaved,
  record: (medium, place, startMs) => {
    const visit = visitOf(place)
    const endVisit = beginVisit(visit.key)
    const stop = start(medium, startMs, {
      send: (save, leaving) => sendSave(visit, save, leaving),
      keep: (save) => keepSave(visit, save),
    })
    return {
      leave: () => {
        endVisit()
        stop()
      },
      die: endVisit,
    }
  },
}

export const naivePage: Page = {
  name: 'naive',
  beforeOpening: () => Promise.resolve(),
  record: (medium, place, startMs) => {
    const visit = visitOf(place)
    let savedMs = startMs
    const leave = start(medium, startMs, {
      send: ({ positionMs, played }, leaving): Promise<LearningRecord> => {
        const from = savedMs
        savedMs = positionMs
        const stretch = played.filter(([, to]) => to > from).map(([, to]): [number, number] => [from, to])
        return sendSave(visit, { positionMs, played: stretch }, leaving)
      },
      keep: () => undefined,
    })
    return { leave, die: () => undefined }
  },
}

function visitOf({ classId, courseId, classroomId }: VideoPlace): Visit {
  return {
    key: newIdempotencyKey(),
    place: { classId, studentId: '', schoolId: '' },
    courseId,
    classroomId,
    durationMs: VIDEO_MS,
  }
}

function start(medium: Medium, positionMs: number, target: SaveTarget): () => void {
  const nothing = (): void => undefined
  return recordPlayback(
    medium,
    new ProgressSaver({ ...target, positionMs, onRecord: nothing, onSafe: nothing, onReport: nothing }),
  )
}
