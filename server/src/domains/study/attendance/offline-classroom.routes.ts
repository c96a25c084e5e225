import { and, asc, eq, gte, inArray, or, type SQL } from 'drizzle-orm'

import {
  getOfflineClassroomDetail,
  MOST_TITBITS,
  queryTitbitPage,
  queryTitbitsByBiz,
} from '@campus/contracts/study-attendance'

import type { Transaction } from '../../../platform/database/database'
import { handleLearner, type Route } from '../../../platform/http/handle'
import { pagedSelect } from '../../../platform/http/paging'
import { activityContents } from '../activities/activity.schema'
import { classroomOfClass, reportedIn } from '../class-access'
import { classrooms } from '../courses/course.schema'
import { classStudents, IN_SERVICE } from '../study.schema'
import { heldLesson } from './held-lesson'
import { classroomTitbits } from './titbit.schema'

export const offlineClassroomRoutes: readonly Route[] = [
  handleLearner(getOfflineClassroomDetail, async ({ input, tx, now }) => {
    const { classroom, classId } = await classroomOfClass(tx, input)
    const held = await heldLesson(tx, { ...input, classId }, now)
    return {
      classroomId: classroom.id,
      courseId: classroom.courseId,
      classroomName: classroom.name,
      activityName: held?.activity.name ?? '',
      isRequired: held?.activity.isRequired ?? classroom.mustLearn,
      position: held?.activity.place || classroom.place,
      address: held?.activity.address || classroom.address,
      desc: classroom.notice,
      points: classroom.points.map((pointDesc) => ({ pointDesc })),
      teacherList: classroom.teachers.map(({ name, picture }) => ({ teacherName: name, teacherAvatar: picture })),
    }
  }),

  handleLearner(queryTitbitPage, async ({ input, tx }) => {
    const { size, page, classroomId, classId } = input
    return pagedSelect(
      tx,
      titbits(tx)
        .where(
          and(
            eq(classroomTitbits.classroomId, classroomId),
            classId === '' ? undefined : eq(classroomTitbits.classId, classId),
          ),
        )
        .$dynamic(),
      { current: page ?? input.current, size },
      IN_ORDER,
    )
  }),

  handleLearner(queryTitbitsByBiz, async ({ input: { bizId, classId }, tx }) => {
    await reportedIn(tx, classId)
    return titbits(tx)
      .where(and(eq(classroomTitbits.classId, classId), inArray(classroomTitbits.classroomId, roomsOf(tx, bizId))))
      .orderBy(...IN_ORDER)
      .limit(MOST_TITBITS)
  }),
]

const IN_ORDER: SQL[] = [asc(classroomTitbits.classroomId), asc(classroomTitbits.position), asc(classroomTitbits.id)]

/** Those of classes the learner has reported in to: enrolments are theirs by row-level security. */
function titbits(tx: Transaction) {
  return tx
    .select({
      url: classroomTitbits.url,
      titbitName: classroomTitbits.name,
      fileType: classroomTitbits.fileType,
    })
    .from(classroomTitbits)
    .innerJoin(
      classStudents,
      and(
        eq(classStudents.tenantId, classroomTitbits.tenantId),
        eq(classStudents.classId, classroomTitbits.classId),
        gte(classStudents.serviceStatus, IN_SERVICE),
      ),
    )
}

/** Classrooms of an activity or of a course. */
function roomsOf(tx: Transaction, bizId: string) {
  return tx
    .select({ id: classrooms.id })
    .from(classrooms)
    .leftJoin(
      activityContents,
      and(eq(activityContents.tenantId, classrooms.tenantId), eq(activityContents.classroomId, classrooms.id)),
    )
    .where(or(eq(activityContents.activityId, bizId), eq(classrooms.courseId, bizId)))
}
