/** Duties that nobody can ever fulfil. The rules are those of `activity-status.model.ts`. */
import { MEDIA, READING, WORKS } from '../courses/classroom-kinds.model'
import type { StoredDutyRule } from './activity.schema'

interface JudgedDuty {
  readonly dutyRules: readonly StoredDutyRule[]
  readonly room: { readonly id: string; readonly type: number }
  readonly classId: string
  /** The class has a homework or a test there. */
  readonly hasWork: boolean
}

/** Everything that is wrong with the duties of a content, the column first. */
export function dutyFaultsOf({ dutyRules, room, classId, hasWork }: JudgedDuty): readonly string[] {
  const isWork = WORKS.has(room.type)
  const asks = (type: StoredDutyRule['dutyType']) => dutyRules.filter(({ dutyType }) => dutyType === type)
  const submits = asks('SUBMIT')
  const faults: readonly (readonly [boolean, string])[] = [
    [submits.length > 0 && !isWork, `dutyRules ask to submit, and classroom ${room.id} is no homework and no test`],
    [
      submits.length > 0 && isWork && !hasWork,
      `dutyRules ask to submit, and class ${classId} has no work in classroom ${room.id} (works.csv)`,
    ],
    [submits.some(({ targetValue }) => targetValue !== 1), 'dutyRules ask to submit once: it is SUBMIT | 1'],
    [
      asks('VIDEO_PROGRESS').length > 0 && !MEDIA.has(room.type) && !READING.has(room.type),
      `dutyRules ask for progress, and in classroom ${room.id} there is none${isWork ? ': a homework or a test is SUBMIT | 1' : ''}`,
    ],
    [
      submits.length > 1 || asks('VIDEO_PROGRESS').length > 1,
      'dutyRules say the same kind of duty twice: one of them is enough',
    ],
  ]
  return faults.filter(([isWrong]) => isWrong).map(([, message]) => message)
}
