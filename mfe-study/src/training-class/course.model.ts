/** The content of a course's card, and where a press on it leads. */
import { isLocal } from '@campus/contracts/outside-address'
import type { ClassCourse, CourseCount } from '@campus/contracts/study-class'

import { periodState, type PeriodState } from '../common/period.model'

/** Lessons, study time, homework and tests: each has a done and a required number. Without any target all are met. */
export function isEveryTargetMet(count: CourseCount): boolean {
  return (
    count.finishFaceTeachingNumber >= count.faceTeachingNumber &&
    count.finishedStudyDuration >= count.needStudyDuration &&
    count.finishTestNumber + count.finishHomeworkNumber >= count.testNumber + count.homeworkNumber
  )
}

export function courseState(
  { learnStartTime: start, learnEndTime: end, countResultVO }: CourseTimes,
  now: number,
): PeriodState {
  return periodState({ start, end }, isEveryTargetMet(countResultVO), now)
}

type CourseTimes = Pick<ClassCourse, 'learnStartTime' | 'learnEndTime' | 'countResultVO'>

export type Nature = '0' | '1' | 'other'

export function natureOf({ courseNature }: Pick<ClassCourse, 'courseNature'>): Nature {
  return courseNature === 0 ? '0' : courseNature === 1 ? '1' : 'other'
}

const HERE = 10
const OUTSIDE = 11
const PRACTICAL = 12

export function isPractical({ thirdPlatformType }: Pick<ClassCourse, 'thirdPlatformType'>): boolean {
  return thirdPlatformType === PRACTICAL
}

export type CourseOutcome =
  | { readonly kind: 'detail' }
  | { readonly kind: 'signOn'; readonly url: string }
  | { readonly kind: 'practical' }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'contact' }

/** The rules of a press, tried in this order. */
export function courseOutcome({
  learningPlatform,
  thirdPlatformType,
  learningUrl,
}: Pick<ClassCourse, 'learningPlatform' | 'thirdPlatformType' | 'learningUrl'>): CourseOutcome {
  if (learningPlatform === 0 || thirdPlatformType === HERE) return { kind: 'detail' }
  if (thirdPlatformType === PRACTICAL) return { kind: 'practical' }
  if (!isSafe(learningUrl)) return { kind: 'contact' }
  return { kind: thirdPlatformType === OUTSIDE ? 'signOn' : 'open', url: learningUrl }
}

/** An address with the learner's code; what it asks for already stays. */
export function withCode(learningUrl: string, code: string): string {
  const url = new URL(learningUrl)
  url.searchParams.set('code', code)
  return url.href
}

/**
 * Only an https address of another site is opened; between sites of the developer's machine http is as good. `here` is
 * this page's host.
 */
export function isSafe(address: string, here?: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLocal(hostname) && isLocal(here ?? location.hostname))
}

/** The number of courses shown at first. */
export const FIRST_COURSES = 4
