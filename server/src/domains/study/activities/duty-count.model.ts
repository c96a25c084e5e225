/** What the required activities of a stretch ask for, and what is done of it. */
import type { Finish } from '@campus/contracts/study-activity'

import {
  finishesOf,
  isAssessed,
  isAttended,
  isDuty,
  isFaceToFace,
  isPast,
  isRequired,
  isTheirs,
  STATUS,
  statusOf,
  type HeldActivity,
  type HeldContent,
} from './activity-status.model'

export interface DutyNumbers {
  readonly requiredActivityNum: number
  readonly finishSignActivityNum: number
  /** Every key is there, also with nothing in it. */
  readonly resultMap: Readonly<Record<string, Finish>>
}

const NONE: Finish = { totalNum: 0, finishNum: 0 }

export function dutyNumbersOf(activities: readonly HeldActivity[], now: Date): DutyNumbers {
  const required = activities.filter(isRequired)
  const isDone = (activity: HeldActivity) => isAttended(activity, now)
  const contents = required.flatMap((activity) => activity.contents)
  return {
    requiredActivityNum: required.length,
    finishSignActivityNum: required.filter(isDone).length,
    resultMap: {
      VIDEO_PROGRESS: NONE,
      EE_LIVE_LECTURES_VIDEO_PROGRESS: NONE,
      ONLINE_HOMEWORK_SUBMIT: NONE,
      ONLINE_TEST_SUBMIT: NONE,
      ...finishesOf(contents),
      OFFLINE_FACE2FACE_TEACHING_FIN_TIMES: finishOf(required.filter(isFaceToFace), isDone),
      ONLINE_VIDEO_TEACHING_STUDY_TIMES: studyTimesOf(contents),
    },
  }
}

/** Seconds of media that must be seen, and that were: as much of each as its duty asks for, at whatever speed. */
function studyTimesOf(contents: readonly HeldContent[]): Finish {
  let total = 0
  let seen = 0
  for (const content of contents.filter(isDuty)) {
    const target = Math.max(0, ...content.dutyRules.map((rule) => (rule.dutyType === 'SUBMIT' ? 0 : rule.targetValue)))
    total += (content.durationMs * target) / 100
    seen += (content.durationMs * Math.min(content.progress, target)) / 100
  }
  const totalNum = Math.round(total / 1000)
  // Not rounded up to the whole while something is left.
  return { totalNum, finishNum: seen >= total ? totalNum : Math.floor(seen / 1000) }
}

function finishOf<Item>(items: readonly Item[], isDone: (item: Item) => boolean): Finish {
  return { totalNum: items.length, finishNum: items.filter(isDone).length }
}

/** Percent of the learner's activities that tell who attended; 0 where there is none. Two decimals. */
export function finishRateOf(activities: readonly HeldActivity[], now: Date): number {
  const assessed = activities.filter((activity) => isAssessed(activity) && isTheirs(activity))
  if (assessed.length === 0) return 0
  const done = assessed.filter((activity) => isAttended(activity, now)).length
  return Math.round((done / assessed.length) * 10_000) / 100
}

export function pastSummaryOf(activities: readonly HeldActivity[], now: Date) {
  const past = activities.filter((activity) => isPast(activity, now))
  const required = past.filter(isRequired)
  const withStatus = (status: number) => required.filter((activity) => statusOf(activity, now) === status).length
  return {
    totalNum: past.length,
    absenceNum: withStatus(STATUS.missed),
    attendanceNum: withStatus(STATUS.attended),
    electiveNum: past.length - required.length,
  }
}
