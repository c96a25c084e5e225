/** The content of an activity's card, and where a press on it leads. */
import {
  FACE_TO_FACE,
  REQUIRED,
  type ActivityContent,
  type ClassActivity,
  type Finish,
} from '@campus/contracts/study-activity'

import { fixedPercent } from '../measures.model'

export function isFaceToFace({ onlineType }: Pick<ClassActivity, 'onlineType'>): boolean {
  return onlineType === FACE_TO_FACE
}

export function isRequired(activity: Pick<ClassActivity, 'isRequired'>): boolean {
  return activity.isRequired === REQUIRED
}

export type ActivityState = 'toAttend' | 'missed' | 'attended'
const STATES: Readonly<Record<number, ActivityState>> = { 0: 'toAttend', 1: 'missed', 2: 'attended' }

/** Undefined for an elective activity and for an unknown code. */
export function stateOf(
  activity: Pick<ClassActivity, 'isRequired' | 'classActivityStatus'>,
): ActivityState | undefined {
  if (!isRequired(activity) || activity.classActivityStatus === null) return undefined
  return STATES[activity.classActivityStatus]
}

/** The dataType codes that have a name. */
export const NAMED_DATA_TYPES = [1, 3, 4, 6, 7, 8] as const
export type NamedDataType = (typeof NAMED_DATA_TYPES)[number]

export function namedDataType({ dataType }: Pick<ActivityContent, 'dataType'>): NamedDataType | undefined {
  return NAMED_DATA_TYPES.find((named) => named === dataType)
}

const VIDEO = 1
const WHOLE = 100

export type VideoProgress =
  { readonly kind: 'done' } | { readonly kind: 'at'; readonly position: string; readonly percent: string }

/** How much of a video of an online activity was watched; undefined for other contents. */
export function videoProgress(
  activity: Pick<ClassActivity, 'onlineType'>,
  { dataType, learnProcess, lastStudyTime }: ActivityContent,
): VideoProgress | undefined {
  if (isFaceToFace(activity) || dataType !== VIDEO) return undefined
  if (learnProcess >= WHOLE) return { kind: 'done' }
  return { kind: 'at', position: clockText(lastStudyTime), percent: fixedPercent(learnProcess, 2) }
}

/** Milliseconds as `mm:ss`, from an hour on `hh:mm:ss`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds >= 3600 ? `${two(Math.floor(seconds / 3600))}:${rest}` : rest
}

const FINISH_KEYS = [
  ['video', 'VIDEO_PROGRESS'],
  ['homework', 'ONLINE_HOMEWORK_SUBMIT'],
  ['test', 'ONLINE_TEST_SUBMIT'],
] as const
export type FinishKind = (typeof FINISH_KEYS)[number][0]

/** Finished of total by kind; kinds without a total are left out. */
export function finishesOf({
  activityFinishTypeMap: map,
}: Pick<ClassActivity, 'activityFinishTypeMap'>): readonly (Finish & { readonly kind: FinishKind })[] {
  return FINISH_KEYS.flatMap(([kind, key]) => {
    const finish = map[key]
    return finish === undefined || finish.totalNum === 0 ? [] : [{ ...finish, kind }]
  })
}
