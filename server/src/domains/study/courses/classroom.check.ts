/** Classrooms as they will be opened. */
import { and, asc, eq, exists, sql } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { works } from '../../exam/papers/paper.schema'
import { activityContents, classActivities } from '../activities/activity.schema'
import { WORKS } from './classroom-kinds.model'
import { classCourses, classrooms, type Classroom } from './course.schema'

export const classroomCheck: ImportCheck = {
  tables: ['classrooms', 'activity-contents', 'works'],
  async begin(tx, given) {
    const { tenantId, idsOf } = given
    const losing = await losingRooms(tx, given)
    return async () => {
      const rooms = await tx
        .select()
        .from(classrooms)
        .where(and(eq(classrooms.tenantId, tenantId), among(classrooms.id, idsOf('classrooms'))))
      const neighbours = await tx
        .select({ id: classrooms.id, courseId: classrooms.courseId, position: classrooms.position })
        .from(classrooms)
        .where(and(eq(classrooms.tenantId, tenantId), among(classrooms.courseId, [...new Set(rooms.map(courseOf))])))
      const faults = rooms.flatMap((room) => [...missingIn(room), ...takenPlace(room, neighbours)].map(at(room)))
      const unheld = await unheldRooms(tx, tenantId, [...idsOf('classrooms'), ...losing])
      return { faults, notes: [...rooms.filter(isBeingMade).map(noteOf), ...unheld] }
    }
  },
}

/** Classrooms that an activity or a work goes away from. */
async function losingRooms(tx: Transaction, { tenantId, removedOf }: GivenRows): Promise<readonly string[]> {
  const contents = await tx
    .select({ id: activityContents.classroomId })
    .from(activityContents)
    .where(and(eq(activityContents.tenantId, tenantId), among(activityContents.id, removedOf('activity-contents'))))
  const set = await tx
    .select({ id: works.classroomId })
    .from(works)
    .where(and(eq(works.tenantId, tenantId), among(works.id, removedOf('works'))))
  return [...contents, ...set].map(({ id }) => id)
}

/**
 * Of some classrooms that must be learned, and are in the plan of a class, those that the class can never finish: no
 * activity is held there, or no work is set.
 */
async function unheldRooms(tx: Transaction, tenantId: string, ids: readonly string[]): Promise<readonly RowFinding[]> {
  const rows = await tx
    .select({
      id: classrooms.id,
      type: classrooms.type,
      classId: classCourses.classId,
      isHeld: sql<boolean>`${exists(
        tx
          .select({ id: activityContents.id })
          .from(activityContents)
          .innerJoin(
            classActivities,
            and(
              eq(classActivities.tenantId, activityContents.tenantId),
              eq(classActivities.id, activityContents.activityId),
            ),
          )
          .where(
            and(
              eq(activityContents.tenantId, classrooms.tenantId),
              eq(activityContents.classroomId, classrooms.id),
              eq(classActivities.classId, classCourses.classId),
            ),
          ),
      )}`,
      isSet: sql<boolean>`${exists(
        tx
          .select({ id: works.id })
          .from(works)
          .where(
            and(
              eq(works.tenantId, classrooms.tenantId),
              eq(works.classroomId, classrooms.id),
              eq(works.classId, classCourses.classId),
            ),
          ),
      )}`,
    })
    .from(classrooms)
    .innerJoin(
      classCourses,
      and(eq(classCourses.tenantId, classrooms.tenantId), eq(classCourses.courseId, classrooms.courseId)),
    )
    .where(and(eq(classrooms.tenantId, tenantId), among(classrooms.id, ids), eq(classrooms.mustLearn, 1)))
    .orderBy(asc(classrooms.id), asc(classCourses.classId))
  return rows.flatMap(({ id, type, classId, isHeld, isSet }) => {
    const never = 'it must be learned, and nobody can finish it'
    if (type === CLASSROOM.faceToFace && !isHeld) {
      return [at({ id })(`no activity of class ${classId} is held in it (activity-contents.csv): ${never}`)]
    }
    if (WORKS.has(type) && !isSet) return [at({ id })(`class ${classId} has no work in it (works.csv): ${never}`)]
    return []
  })
}

type Place = Pick<Classroom, 'id' | 'courseId' | 'position'>

const courseOf = ({ courseId }: Place): string => courseId

function at({ id }: Pick<Place, 'id'>): (message: string) => RowFinding {
  return (message) => ({ at: [{ table: 'classrooms', id }], message })
}

/** What its type shows and it does not have. A video may be without its film: the page says that it is being made. */
function missingIn(room: Classroom): readonly string[] {
  const { type, audioUrl, article, materials, startTime, endTime, durationMs } = room
  const isMedium = type === CLASSROOM.video ? !isBeingMade(room) : type === CLASSROOM.audio
  const missing: readonly (readonly [string, boolean])[] = [
    ['audioUrl is missing: an audio lesson plays it', type === CLASSROOM.audio && audioUrl === ''],
    ['article is missing: an article shows it', type === CLASSROOM.article && article === ''],
    ['materials are missing: this type shows them', isOfFiles(type) && materials.length === 0],
    ['startTime and endTime are missing for a live lesson', isLive(type) && (startTime === null || endTime === null)],
    ['duration is missing: progress is a share of it', isMedium && durationMs === 0],
  ]
  return missing.filter(([, isMissing]) => isMissing).map(([message]) => message)
}

function isOfFiles(type: number): boolean {
  return type === CLASSROOM.document || type === CLASSROOM.archive || type === CLASSROOM.image
}

function isLive(type: number): boolean {
  return type === CLASSROOM.live
}

function isBeingMade({ type, videoUrl, qualities }: Classroom): boolean {
  return type === CLASSROOM.video && videoUrl === '' && qualities.length === 0
}

function noteOf(room: Classroom): RowFinding {
  return at(room)('videoUrl and qualities are empty: the page says that the film is being made')
}

function takenPlace({ id, courseId, position }: Place, others: readonly Place[]): readonly string[] {
  const other = others.find((one) => one.courseId === courseId && one.position === position && one.id !== id)
  return other === undefined ? [] : [`position ${position} of course ${courseId} is that of ${other.id}`]
}
