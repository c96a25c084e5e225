/** The lessons of a class face to face, by the classroom that they are held in. A classroom may have any number of them. */
import { isAttended, isFaceToFace, isRequired, isTheirs } from './activity-status.model'
import type { LoadedActivity } from './load-activities'

export type RoomLessons = ReadonlyMap<string, readonly LoadedActivity[]>

/** In the order of the activities. */
export function lessonsByRoom(activities: readonly LoadedActivity[]): RoomLessons {
  const byRoom = new Map<string, LoadedActivity[]>()
  for (const activity of activities.filter(isFaceToFace)) {
    for (const { classroomId } of activity.contents) {
      byRoom.set(classroomId, [...(byRoom.get(classroomId) ?? []), activity])
    }
  }
  return byRoom
}

/** Whether a learner has done with a classroom: they attended each lesson that is required of them, where none is, any. */
export function areAttended(lessons: readonly LoadedActivity[], now: Date): boolean {
  const theirs = lessons.filter(isTheirs)
  const required = theirs.filter(isRequired)
  const isDone = (lesson: LoadedActivity): boolean => isAttended(lesson, now)
  return required.length > 0 ? required.every(isDone) : theirs.some(isDone)
}

/** The lesson that goes on now, else the next one, else the last. */
export function nearestLesson(lessons: readonly LoadedActivity[], now: Date): LoadedActivity | undefined {
  return lessons.find(({ endTime }) => endTime >= now) ?? lessons.at(-1)
}
