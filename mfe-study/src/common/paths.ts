/** Every address of the study area is built here. */

export const MINE_PATH = '/study/mine'

/**
 * The class page. `schoolId` is included where the list spans schools, because the class is read in its own
 * school.
 */
export function trainingClassPath(classId: string, schoolId?: string): string {
  const query = new URLSearchParams({ classId })
  if (schoolId) query.set('schoolId', schoolId)
  return `/study/training-class?${query.toString()}`
}

/** The class page as a link back from another page of the class; the parameters of its address are kept. */
export function classPath(said: {
  readonly classId: string
  readonly userId: string
  readonly schoolId: string
  readonly experience: string
}): string {
  const { classId, userId, schoolId, experience } = said
  return `/study/training-class?${known({ classId, userId, schoolId, experience }).toString()}`
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
  return `/study/class-time-table?${known({ classId, studentId, userId, schoolId, experience }).toString()}`
}

/** The page of an activity: the offline classroom for face to face, else the player. */
export interface ActivityPlace {
  readonly activityId: string
  readonly courseId: string
  readonly bizType: string
}

export function offlineClassroomPath(
  { classId, studentId, schoolId }: ClassPlace,
  {
    activityId,
    courseId,
    bizType,
    classroomId,
    isRequired,
  }: ActivityPlace & {
    readonly classroomId: string
    readonly isRequired: number
  },
): string {
  const required = String(isRequired)
  return `/study/classroom/offline?${known({ classId, classroomId, studentId, courseId, activityId, bizType, isRequired: required, schoolId }).toString()}`
}

export function onlineClassroomPath(
  { classId, studentId, userId, schoolId }: ClassPlace,
  { activityId, courseId, bizType }: ActivityPlace,
): string {
  return `/study/classroom/classroom-detail?${known({ activityId, classId, studentId, courseId, bizType, userId, schoolId }).toString()}`
}

export function courseDetailPath({ classId, studentId, schoolId }: ClassPlace, courseId: string): string {
  return `/study/course/course-detail?${known({ courseId, classId, classStudentId: studentId, schoolId }).toString()}`
}

/** A query without empty parameters. */
function known(values: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
}
