/** Whether a class has begun, or is over: by its times, whatever was stored when they were planned. */
import type { TEACHING_CLASS_STATUSES } from '@campus/contracts/study'

import { FINISHED, NOT_STARTED, TRAINING, type teachingClasses } from './study.schema'

export type ClassStatus = (typeof TEACHING_CLASS_STATUSES)[number]

export type TimedClass = Pick<typeof teachingClasses.$inferSelect, 'status' | 'trainingStartTime' | 'trainingEndTime'>

/** A class that the school has closed stays closed. One without times is what is stored. */
export function classStatusAt({ status, trainingStartTime, trainingEndTime }: TimedClass, now: Date): ClassStatus {
  if (status === FINISHED || (trainingEndTime !== null && now > trainingEndTime)) return FINISHED
  if (trainingStartTime === null) return status === TRAINING ? TRAINING : NOT_STARTED
  return now >= trainingStartTime ? TRAINING : NOT_STARTED
}
