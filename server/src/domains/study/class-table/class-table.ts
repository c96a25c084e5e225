/** What the learners of a class have done, as their teachers see it: by the very rules that the learners' pages have. */
import { and, asc, eq, gt } from 'drizzle-orm'

import type { OperatorCallContext } from '../../../platform/operator-call'
import { users } from '../../../platform/session/session.schema'
import { ATTEMPT_STATUS, attempts } from '../../exam/attempts/attempt.schema'
import { pointsOfPapers } from '../../exam/exam.offer'
import { works } from '../../exam/papers/paper.schema'
import { pastSummaryOf } from '../activities/duty-count.model'
import { factsOfSchool, NO_FACTS, roomKey, type LearnerFacts } from '../activities/learner-facts'
import { withFacts } from '../activities/load-activities'
import { plannedActivities } from '../activities/planned-activities'
import { areAttended, lessonsByRoom } from '../activities/room-lessons.model'
import { isFinished } from '../courses/course-progress'
import { classCourses, classrooms } from '../courses/course.schema'
import { classPeriods, classStudents, teachingClasses } from '../study.schema'

export interface ClassTable {
  readonly className: string
  readonly periodName: string
  readonly teacherName: string
  readonly works: readonly TableWork[]
  readonly learners: readonly TableLearner[]
}

export interface TableWork {
  readonly id: string
  /** `homework` or `test`. */
  readonly type: string
  readonly title: string
  /** Points of its paper as it is now. */
  readonly points: number
}

export interface TableLearner {
  readonly userId: string
  readonly name: string
  readonly mobile: string
  /** Of the enrolment. */
  readonly serviceStatus: number
  readonly finished: number
  readonly classrooms: number
  readonly studiedMs: number
  /** Required activities of the days before today. */
  readonly attended: number
  readonly missed: number
  readonly lastTime: Date | null
  /** By work; one that was not handed in is missing. */
  readonly results: ReadonlyMap<string, WorkResult>
}

export interface WorkResult {
  /** Of the best attempt that is marked; null while none is. */
  readonly score: number | null
}

/** null where the school has no such class. */
export async function classTable(context: OperatorCallContext, classId: string): Promise<ClassTable | null> {
  const plan = await planOf(context, classId)
  if (plan === null) return null
  const { tx, tenantId, now } = context
  const facts = await factsOfSchool(tx, tenantId, [classId])
  const results = await resultsOf(context, classId)
  const learners = (await enrolled(context, classId)).map((person) => ({
    ...person,
    ...doneBy(plan, classId, facts.get(person.userId) ?? NO_FACTS, now),
    results: results.get(person.userId) ?? new Map<string, WorkResult>(),
  }))
  return { ...plan, learners }
}

type Plan = NonNullable<Awaited<ReturnType<typeof planOf>>>

/** What is the same for every learner; the school's by row-level security. */
async function planOf({ tx, asPerson }: OperatorCallContext, classId: string) {
  return asPerson('', async () => {
    const [held] = await tx
      .select({
        className: teachingClasses.className,
        teacherName: teachingClasses.teacherName,
        periodName: classPeriods.name,
      })
      .from(teachingClasses)
      .innerJoin(
        classPeriods,
        and(eq(classPeriods.tenantId, teachingClasses.tenantId), eq(classPeriods.id, teachingClasses.periodId)),
      )
      .where(eq(teachingClasses.id, classId))
    if (held === undefined) return null
    const rooms = await tx
      .select({ id: classrooms.id, type: classrooms.type })
      .from(classrooms)
      .innerJoin(
        classCourses,
        and(eq(classCourses.tenantId, classrooms.tenantId), eq(classCourses.courseId, classrooms.courseId)),
      )
      .where(eq(classCourses.classId, classId))
    const set = await tx
      .select({ work: works })
      .from(works)
      .innerJoin(classrooms, and(eq(classrooms.tenantId, works.tenantId), eq(classrooms.id, works.classroomId)))
      .where(eq(works.classId, classId))
      .orderBy(asc(works.type), asc(classrooms.courseId), asc(classrooms.position), asc(works.id))
    const points = await pointsOfPapers(
      tx,
      set.flatMap(({ work: { paperId } }) => paperId ?? []),
    )
    const withPoints = set.map(({ work: { id, type, title, paperId } }) => ({
      id,
      type,
      title,
      points: points.get(paperId ?? '') ?? 0,
    }))
    return { ...held, rooms, works: withPoints, activities: await plannedActivities(tx, [classId]) }
  })
}

function doneBy({ rooms, activities }: Plan, classId: string, facts: LearnerFacts, now: Date) {
  const learned = [...facts.learned.values()]
  const done = withFacts(activities, facts)
  const lessons = lessonsByRoom(done)
  const finished = rooms.filter(({ id, type }) => {
    const key = roomKey(classId, id)
    return isFinished(type, {
      progress: facts.learned.get(key)?.progress ?? 0,
      isHandedIn: facts.handedIn.has(key),
      isAttended: areAttended(lessons.get(id) ?? [], now),
    })
  })
  const { attendanceNum, absenceNum } = pastSummaryOf(done, now)
  return {
    finished: finished.length,
    classrooms: rooms.length,
    studiedMs: learned.reduce((sum, { studiedMs }) => sum + studiedMs, 0),
    attended: attendanceNum,
    missed: absenceNum,
    lastTime: learned.reduce<Date | null>(
      (last, { lastTime }) => (last === null || lastTime > last ? lastTime : last),
      null,
    ),
  }
}

const byName = new Intl.Collator('zh-CN')

/** By name. */
async function enrolled({ tx, tenantId }: OperatorCallContext, classId: string) {
  const rows = await tx
    .select({ enrolment: classStudents, person: users })
    .from(classStudents)
    .innerJoin(users, and(eq(users.tenantId, classStudents.tenantId), eq(users.id, classStudents.userId)))
    .where(and(eq(classStudents.tenantId, tenantId), eq(classStudents.classId, classId)))
  return rows
    .map(({ enrolment, person }) => ({
      userId: person.id,
      name: person.realName || person.nickName || person.mobile,
      mobile: person.mobile,
      serviceStatus: enrolment.serviceStatus,
    }))
    .sort((one, other) => byName.compare(one.name, other.name) || byName.compare(one.mobile, other.mobile))
}

/** By user and work. */
async function resultsOf({ tx, tenantId }: OperatorCallContext, classId: string) {
  const rows = await tx
    .select({ userId: attempts.userId, workId: works.id, status: attempts.status, score: attempts.score })
    .from(works)
    .innerJoin(attempts, and(eq(attempts.tenantId, works.tenantId), eq(attempts.workId, works.id)))
    .where(and(eq(works.tenantId, tenantId), eq(works.classId, classId), gt(attempts.status, ATTEMPT_STATUS.open)))
  const results = new Map<string, Map<string, WorkResult>>()
  for (const { userId, workId, status, score } of rows) {
    const own = results.get(userId) ?? new Map<string, WorkResult>()
    const known = own.get(workId)?.score ?? null
    const marked = status === ATTEMPT_STATUS.marked ? score : null
    own.set(workId, { score: known === null || marked === null ? (marked ?? known) : Math.max(known, marked) })
    results.set(userId, own)
  }
  return results
}
