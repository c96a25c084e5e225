import { and, desc, eq, or, type SQL } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { wireTime } from '../http/wire-time'
import { classPeriods, classStudents, teachingClasses } from './study.schema'

/** A person at one school. */
export interface Learner {
  readonly tenantId: string
  readonly userId: string
}

/** The enrolments of exactly these people; none for nobody. */
export function enrolmentsOf(learners: readonly Learner[]): SQL | undefined {
  const each = learners.map(({ tenantId, userId }) =>
    and(eq(classStudents.tenantId, tenantId), eq(classStudents.userId, userId)),
  )
  return each.length === 0 ? eq(classStudents.tenantId, '') : or(...each)
}

/** Enrolments with their class and period, latest enrolment first; to be limited by a `where`. */
export function selectCards(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ enrolment: classStudents, class: teachingClasses, period: classPeriods })
    .from(classStudents)
    .innerJoin(
      teachingClasses,
      and(eq(teachingClasses.tenantId, classStudents.tenantId), eq(teachingClasses.id, classStudents.classId)),
    )
    .innerJoin(
      classPeriods,
      and(eq(classPeriods.tenantId, teachingClasses.tenantId), eq(classPeriods.id, teachingClasses.periodId)),
    )
    .where(where)
    .orderBy(desc(classStudents.createdTime), desc(classStudents.id))
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

export function learningCardResponse({ enrolment, class: held, period }: CardRow) {
  return {
    classId: held.id,
    tenantId: held.tenantId,
    classPeriodName: period.name,
    className: held.className,
    productName: period.productName,
    teacherName: held.teacherName,
    serviceStatus: enrolment.serviceStatus,
    teachingClassStatus: held.status,
    periodTrainingStartTime: wireTime(period.trainingStartTime),
    periodTrainingEndTime: wireTime(period.trainingEndTime),
    trainingStartTime: wireTime(held.trainingStartTime),
    trainingEndTime: wireTime(held.trainingEndTime),
    teachingPlanCreatedTime: wireTime(held.teachingPlanCreatedTime),
    signUpTotal: period.signUpTotal,
    classStudentTotal: held.studentTotal,
  }
}
