/** The addresses of a class's pages; those of its courses and classrooms are in classroom-paths. */
import { withQuery } from './with-query'

export const MINE_PATH = '/study/mine'
const CLASS_PATH = '/study/training-class'

/**
 * The class page. `schoolId` is included where the list spans schools, because the class is read in its own
 * school.
 */
export function trainingClassPath(classId: string, schoolId = ''): string {
  return withQuery(CLASS_PATH, { classId, schoolId })
}

/** The class page as a link back from another page of the class; the parameters of its address are kept. */
export function classPath(said: {
  readonly classId: string
  readonly userId: string
  readonly schoolId: string
  readonly experience: string
}): string {
  const { classId, userId, schoolId, experience } = said
  return withQuery(CLASS_PATH, { classId, userId, schoolId, experience })
}

/** The learner, and the school in which the class is read. */
export interface ClassPlace {
  readonly classId: string
  readonly studentId: string
  readonly userId: string
  /** '' where the class belongs to the site's own school. */
  readonly schoolId: string
}

/** The timetable of a class. `experience` is kept between the two pages of a class. */
export function timetablePath({ classId, studentId, userId, schoolId }: ClassPlace, experience: string): string {
  return withQuery('/study/class-time-table', { classId, studentId, userId, schoolId, experience })
}

/** The player of an activity. */
export interface ActivityPlace {
  readonly activityId: string
  readonly courseId: string
  readonly bizType: string
}

export function onlineClassroomPath(
  { classId, studentId, userId, schoolId }: ClassPlace,
  { activityId, courseId, bizType }: ActivityPlace,
): string {
  return withQuery('/study/classroom/classroom-detail', {
    activityId,
    classId,
    studentId,
    courseId,
    bizType,
    userId,
    schoolId,
  })
}
