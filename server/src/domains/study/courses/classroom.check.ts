/** Classrooms as they will be opened. */
import { and, eq, inArray } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import type { ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { classrooms, type Classroom } from './course.schema'

export const classroomCheck: ImportCheck = {
  tables: ['classrooms'],
  async begin(tx, { tenantId, idsOf }) {
    return async () => {
      const given = await tx
        .select()
        .from(classrooms)
        .where(and(eq(classrooms.tenantId, tenantId), inArray(classrooms.id, [...idsOf('classrooms')])))
      const neighbours = await tx
        .select({ id: classrooms.id, courseId: classrooms.courseId, position: classrooms.position })
        .from(classrooms)
        .where(and(eq(classrooms.tenantId, tenantId), inArray(classrooms.courseId, [...new Set(given.map(courseOf))])))
      const faults = given.flatMap((room) =>
        [...(missingIn(room) ?? []), ...takenPlace(room, neighbours)].map(at(room)),
      )
      return { faults, notes: given.filter(isBeingMade).map(noteOf) }
    }
  },
}

type Place = Pick<Classroom, 'id' | 'courseId' | 'position'>

const courseOf = ({ courseId }: Place): string => courseId

function at({ id }: Place): (message: string) => RowFinding {
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
