import { and, desc, eq, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { wireTime } from '../../platform/http/wire-time'
import { classStatusAt } from './class-status.model'
import { classMembers } from './learning/learning.schema'
import { classPeriods, classStudents, teachingClasses } from './study.schema'

/** The learner's enrolments with their class and period, latest enrolment first. */
export function selectCards(tx: Transaction, where?: SQL) {
  return tx
    .select({
      enrolment: classStudents,
      class: teachingClasses,
      period: classPeriods,
      members: tx.$count(
        classMembers,
        and(eq(classMembers.tenantId, teachingClasses.tenantId), eq(classMembers.classId, teachingClasses.id)),
      ),
    })
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

/** The order of {@link selectCards}, for cards of several schools. */
export function byLatestEnrolment({ enrolment: one }: CardRow, { enrolment: other }: CardRow): number {
  const later = other.createdTime.getTime() - one.createdTime.getTime()
  if (later !== 0) return later
  return one.id < other.id ? 1 : -1
}

export function learningCardResponse({ enrolment, class: held, period, members }: CardRow, now: Date) {
  return {
    classId: held.id,
    tenantId: held.tenantId,
    classPeriodName: period.name,
    className: held.className,
    productName: period.productName,
    teacherName: held.teacherName,
    serviceStatus: enrolment.serviceStatus,
    teachingClassStatus: classStatusAt(held, now),
    periodTrainingStartTime: wireTime(period.trainingStartTime),
    periodTrainingEndTime: wireTime(period.trainingEndTime),
    trainingStartTime: wireTime(held.trainingStartTime),
    trainingEndTime: wireTime(held.trainingEndTime),
    teachingPlanCreatedTime: wireTime(held.teachingPlanCreatedTime),
    signUpTotal: period.signUpTotal,
    classStudentTotal: members,
  }
}
