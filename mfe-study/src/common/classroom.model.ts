/** Types of classrooms, and where a press on one leads. */
import { CLASSROOM, type Chapter, type ClassroomItem, type RoomLesson } from '@campus/contracts/study-course'

import { homeworkPath, offlinePath, onlinePath, testPath, type LearningPlace, type Lesson } from './classroom-paths'

const NAMED = new Set<number>(Object.values(CLASSROOM))

/** The end of the message id of a type's name. */
export type TypeName = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '10' | '11' | 'other'

export function typeName(classroomType: number): TypeName {
  // The second kind of live lesson has the same name.
  if (classroomType === 19) return '10'
  return NAMED.has(classroomType) ? (String(classroomType) as TypeName) : 'other'
}

export function isMedium(classroomType: number): boolean {
  return classroomType === CLASSROOM.video || classroomType === CLASSROOM.audio
}

const IN_PLAYER = new Set<number>([
  CLASSROOM.video,
  CLASSROOM.audio,
  CLASSROOM.article,
  CLASSROOM.document,
  CLASSROOM.archive,
  CLASSROOM.image,
])

export function isForPlayer(classroomType: number): boolean {
  return IN_PLAYER.has(classroomType)
}

/** Where a press on a classroom leads, or on one lesson there; null where only the app can open it. */
export function classroomTarget(
  place: LearningPlace,
  room: Pick<ClassroomItem, 'classroomId' | 'classroomType' | 'sourceType'>,
  lesson?: Lesson,
): string | null {
  if (IN_PLAYER.has(room.classroomType)) return onlinePath(place, room)
  switch (room.classroomType) {
    case CLASSROOM.homework:
      return homeworkPath(place, room)
    case CLASSROOM.test:
      return testPath(place, room)
    case CLASSROOM.faceToFace:
      return offlinePath(place, { classroomId: room.classroomId, ...(lesson && { lesson }) })
    default:
      return null
  }
}

/** A line of a course: a classroom, or one of several lessons there. */
export interface CourseLine {
  readonly room: ClassroomItem
  /** undefined where the classroom is no place of lessons, or none is held there. */
  readonly lesson?: RoomLesson
}

/** A classroom with lessons is a line for each of them: they have their own hours and are signed in to one by one. */
export function linesOf(room: ClassroomItem): readonly CourseLine[] {
  return room.lessons.length === 0 ? [{ room }] : room.lessons.map((lesson) => ({ room, lesson }))
}

export type LessonState = 'underWay' | 'attended' | 'missed' | 'toAttend'

/** undefined for an elective lesson that was not attended: nobody misses it. */
export function lessonState({ isAttended, isUnderWay, isOver, isRequired }: RoomLesson): LessonState | undefined {
  if (isUnderWay) return 'underWay'
  if (isAttended) return 'attended'
  if (isRequired !== 1) return isOver ? undefined : 'toAttend'
  return isOver ? 'missed' : 'toAttend'
}

export type ItemProgress =
  | { readonly kind: 'finished' }
  | { readonly kind: 'notStudied' }
  | { readonly kind: 'percent'; readonly percent: number }

type Progressed = Pick<ClassroomItem, 'learnProcess' | 'isStudied' | 'userStudyCourseDetailResultVO'>

export function itemProgress({ learnProcess, isStudied, userStudyCourseDetailResultVO }: Progressed): ItemProgress {
  if (userStudyCourseDetailResultVO?.numStatus === 1 || learnProcess >= 100) return { kind: 'finished' }
  if (!isStudied && learnProcess === 0) return { kind: 'notStudied' }
  return { kind: 'percent', percent: learnProcess }
}

/** The end of the message id of a live lesson's status. */
export function liveStatusName({ liveStatus, isOver }: LiveLesson): '0' | '1' | '2' | 'over' | 'other' {
  if (isOver) return 'over'
  return liveStatus === 0 || liveStatus === 1 || liveStatus === 2 ? (String(liveStatus) as '0' | '1' | '2') : 'other'
}

type LiveLesson = Pick<NonNullable<ClassroomItem['courseLiveClassroomResultVO']>, 'liveStatus' | 'isOver'>

/** When a line of a course says something else by itself. */
export function changesOf(chapters: readonly Chapter[]): readonly string[] {
  return chapters
    .flatMap(({ nodes }) => nodes.flatMap(({ classrooms }) => classrooms))
    .flatMap(({ lessons, courseLiveClassroomResultVO: live }) => [...lessons, ...(live === null ? [] : [live])])
    .flatMap(({ classStartTime, classEndTime }) => [classStartTime, classEndTime])
}
