/** Classrooms as the wire shows them. */
import type { CallResponseInput } from '@campus/contracts/call'
import { CLASSROOM } from '@campus/contracts/study-course'
import type { getClassroomDetail } from '@campus/contracts/study-learning'

import type { Config } from '../../../platform/config/config'
import { wireTime } from '../../../platform/http/wire-time'
import { endOf, isAttended, isTheirs, isUnderWay } from '../activities/activity-status.model'
import type { LoadedActivity } from '../activities/load-activities'
import { nearestLesson } from '../activities/room-lessons.model'
import type { StudiedClassroom } from './course-progress'
import type { Classroom } from './course.schema'
import { liveStateAt } from './live-status.model'

type Detail = CallResponseInput<typeof getClassroomDetail>

/** A classroom in a list: without what it shows. */
export function classroomRecord({ classroom, record, lessons, isFinished }: StudiedClassroom, now: Date) {
  const theirs = lessons.filter(isTheirs)
  return {
    classroomId: classroom.id,
    name: classroom.name,
    classroomType: classroom.type,
    mustLearn: classroom.mustLearn,
    chapterName: classroom.chapterName,
    nodeName: classroom.sectionName,
    classroomDuration: classroom.durationMs,
    transCodeVideoList: classroom.qualities.map((quality) => ({ ...quality })),
    userStudyCourseDetailResultVO: {
      studyTime: classroom.durationMs,
      finishStudyTime: record?.studiedMs ?? 0,
      numStatus: isFinished ? 1 : 0,
      faceTeachingNumber: theirs.length,
      finishFaceTeachingNumber: theirs.filter((lesson) => isAttended(lesson, now)).length,
    },
    learnProcess: isFinished ? 100 : (record?.progress ?? 0),
    learningDuration: record?.positionMs ?? 0,
    courseLiveClassroomResultVO:
      classroom.type === CLASSROOM.live ? { ...liveStateAt(classroom, now), ...hoursOf(classroom) } : null,
    offlineClassroomResultVO:
      classroom.type === CLASSROOM.faceToFace ? meetingOf(classroom, nearestLesson(lessons, now)) : null,
    lessons: lessons.map((lesson) => lessonRecord(lesson, now)),
    sourceType: classroom.sourceType,
    isStudied: record !== null || isFinished,
  }
}

interface Hours {
  readonly startTime: Date | null
  readonly endTime: Date | null
}

function hoursOf({ startTime, endTime }: Hours) {
  return { classStartTime: wireTime(startTime), classEndTime: wireTime(endTime) }
}

/** What the classroom itself says counts where no activity is held in it. */
function meetingOf(classroom: Classroom, lesson: LoadedActivity | undefined) {
  const { place, address } = classroom
  return {
    position: lesson?.place || place,
    address: lesson?.address || address,
    ...hoursOf(lesson ?? classroom),
  }
}

function lessonRecord(lesson: LoadedActivity, now: Date) {
  return {
    activityId: lesson.id,
    activityName: lesson.name,
    bizType: lesson.bizType,
    ...hoursOf(lesson),
    position: lesson.place,
    address: lesson.address,
    isRequired: lesson.isRequired,
    isAttended: isAttended(lesson, now),
    isUnderWay: isUnderWay(lesson, now),
    isOver: now >= endOf(lesson),
  }
}

/** A classroom opened. */
export function classroomDetailRecord(
  studied: StudiedClassroom,
  { documentViewerUrl }: Pick<Config, 'documentViewerUrl'>,
  now: Date,
): Detail {
  const { classroom } = studied
  return {
    ...classroomRecord(studied, now),
    courseId: classroom.courseId,
    classroomContent: contentOf(classroom),
    materialRelations: classroom.materials.map(({ name, storageUrl, content, description }) => ({
      materialResultVO: { name, storageUrl, content },
      materialDescribe: description,
    })),
    captions: classroom.captions.map((captions) => ({ ...captions })),
    thumbnailsUrl: classroom.thumbnailsUrl,
    documentViewerUrl: classroom.type === CLASSROOM.document ? documentViewerUrl : '',
  }
}

function contentOf({ videoUrl, audioUrl, article }: Classroom): string {
  const pageData = [
    ...(videoUrl === '' ? [] : [{ type: 'video', url: videoUrl }]),
    ...(audioUrl === '' ? [] : [{ type: 'audio', url: audioUrl }]),
    ...(article === '' ? [] : [{ type: 'article', content: article }]),
  ]
  return JSON.stringify({ pageData })
}

/** Chapters, sections and classrooms of a course in order: equal names that follow each other belong together. */
export function chaptersOf(rooms: readonly StudiedClassroom[], now: Date) {
  const chapters: {
    chapterName: string
    nodes: { nodeName: string; classrooms: ReturnType<typeof classroomRecord>[] }[]
  }[] = []
  for (const studied of rooms) {
    const { chapterName, sectionName } = studied.classroom
    let chapter = chapters.at(-1)
    if (chapter?.chapterName !== chapterName) chapters.push((chapter = { chapterName, nodes: [] }))
    let node = chapter.nodes.at(-1)
    if (node?.nodeName !== sectionName) chapter.nodes.push((node = { nodeName: sectionName, classrooms: [] }))
    node.classrooms.push(classroomRecord(studied, now))
  }
  return chapters
}
