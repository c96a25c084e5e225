/** What a learner has done of an activity. It follows from stored facts and the server's clock, whenever it is asked for. */
import { FACE_TO_FACE, REQUIRED, type Finish } from '@campus/contracts/study-activity'
import { CLASSROOM } from '@campus/contracts/study-course'

import { momentOf, wireTime } from '../../../platform/http/wire-time'
import type { StoredDutyRule } from './activity.schema'

/** A classroom of an activity, with what the learner did there. */
export interface HeldContent {
  readonly mustLearn: number
  /** One of {@link CLASSROOM}, or another. */
  readonly type: number
  readonly durationMs: number
  readonly dutyRules: readonly StoredDutyRule[]
  /** Percent. */
  readonly progress: number
  readonly isOpened: boolean
  /** A homework or test that was handed in. */
  readonly isSubmitted: boolean
}

export interface HeldActivity {
  readonly onlineType: number
  readonly isRequired: number
  readonly startTime: Date
  readonly endTime: Date
  readonly hasSignIn: boolean
  readonly signsInByItself: boolean
  readonly isSignedIn: boolean
  /** It was over when the learner was enrolled in the class. */
  readonly isBeforeEnrolment: boolean
  readonly contents: readonly HeldContent[]
}

export const STATUS = { toAttend: 0, missed: 1, attended: 2 } as const
export type ActivityStatus = (typeof STATUS)[keyof typeof STATUS]

/** The Beijing day of a moment, `yyyy-MM-dd`. */
export function dayOf(moment: Date): string {
  return wireTime(moment).slice(0, 10)
}

/** The first moment of a moment's Beijing day, or of a day some days later. */
export function startOfDay(moment: Date, daysLater = 0): Date {
  const start = momentOf(dayOf(moment)) ?? moment
  return new Date(start.getTime() + daysLater * DAY_MS)
}

const DAY_MS = 24 * 60 * 60 * 1000

export function isFaceToFace({ onlineType }: Pick<HeldActivity, 'onlineType'>): boolean {
  return onlineType === FACE_TO_FACE
}

export function isRequired({ isRequired }: Pick<HeldActivity, 'isRequired'>): boolean {
  return isRequired === REQUIRED
}

export function isRuleMet({ dutyType, targetValue }: StoredDutyRule, content: HeldContent): boolean {
  return dutyType === 'SUBMIT' ? content.isSubmitted : content.progress >= targetValue
}

export function isDuty({ mustLearn, dutyRules }: HeldContent): boolean {
  return mustLearn === 1 && dutyRules.length > 0
}

function isFulfilled(content: HeldContent): boolean {
  return content.dutyRules.every((rule) => isRuleMet(rule, content))
}

/** Whether there is something that tells who attended: a way to sign in, or a duty. */
export function isAssessed(activity: HeldActivity): boolean {
  return isFaceToFace(activity) ? activity.hasSignIn || activity.signsInByItself : activity.contents.some(isDuty)
}

/**
 * Face to face: signed in; where nobody can sign in, everybody who was enrolled was there once it is over. Online: every
 * duty is fulfilled; where there is none, one of its classrooms was opened. What is made up for later counts, too.
 */
export function isAttended(activity: HeldActivity, now: Date): boolean {
  if (isFaceToFace(activity)) {
    return activity.isSignedIn || (!isAssessed(activity) && !activity.isBeforeEnrolment && now >= activity.endTime)
  }
  const duties = activity.contents.filter(isDuty)
  return duties.length > 0 ? duties.every(isFulfilled) : activity.contents.some(({ isOpened }) => isOpened)
}

/** An online activity has the whole of its last day. */
export function endOf(activity: Pick<HeldActivity, 'onlineType' | 'endTime'>): Date {
  return isFaceToFace(activity) ? activity.endTime : startOfDay(activity.endTime, 1)
}

/** Whether a lesson face to face goes on; an online activity is there the whole day. */
export function isUnderWay(activity: Pick<HeldActivity, 'onlineType' | 'startTime' | 'endTime'>, now: Date): boolean {
  return isFaceToFace(activity) && activity.startTime <= now && now < activity.endTime
}

/** Whether it is the learner's to attend: it was not over when they were enrolled, or they made up for it. */
export function isTheirs(activity: HeldActivity): boolean {
  return !activity.isBeforeEnrolment || isAttended(activity, activity.endTime)
}

/** Attended or, from its end on, missed. */
export function statusOf(activity: HeldActivity, now: Date): ActivityStatus {
  if (isAttended(activity, now)) return STATUS.attended
  return now < endOf(activity) ? STATUS.toAttend : STATUS.missed
}

/** Whether a day before that of `now` was its last. */
export function isPast({ endTime }: HeldActivity, now: Date): boolean {
  return endTime < startOfDay(now)
}

/** Which number of the finish map a content's duty counts in. */
function finishKeyOf({ type }: HeldContent, { dutyType }: StoredDutyRule): string | undefined {
  if (dutyType === 'SUBMIT') return SUBMIT_KEYS[type]
  return type === CLASSROOM.live ? 'EE_LIVE_LECTURES_VIDEO_PROGRESS' : 'VIDEO_PROGRESS'
}

const SUBMIT_KEYS: Readonly<Record<number, string>> = {
  [CLASSROOM.homework]: 'ONLINE_HOMEWORK_SUBMIT',
  [CLASSROOM.test]: 'ONLINE_TEST_SUBMIT',
}

/** Fulfilled of all duties, by their kind; a kind without a duty is missing. */
export function finishesOf(contents: readonly HeldContent[]): Record<string, Finish> {
  const finishes: Record<string, Finish> = {}
  for (const content of contents.filter(isDuty)) {
    for (const rule of content.dutyRules) {
      const key = finishKeyOf(content, rule)
      if (key === undefined) continue
      const { totalNum, finishNum } = finishes[key] ?? { totalNum: 0, finishNum: 0 }
      finishes[key] = { totalNum: totalNum + 1, finishNum: finishNum + (isRuleMet(rule, content) ? 1 : 0) }
    }
  }
  return finishes
}
