/** Classrooms as the wire shows them. */
import type { CallResponseInput } from '@campus/contracts/call'
import { CLASSROOM } from '@campus/contracts/study-course'
import type { getClassroomDetail } from '@campus/contracts/study-learning'

import type { Config } from '../../../platform/config/config'
import { wireTime } from '../../../platform/http/wire-time'
import type { StudiedClassroom } from './course-progress'
import type { Classroom } from './course.schema'

type Detail = CallResponseInput<typeof getClassroomDetail>

/** A classroom in a list: without what it shows. */
export function classroomRecord({ classroom, record, isFinished }: StudiedClassroom) {
  const isMeeting = classroom.type === CLASSROOM.faceToFace
  const lesson = { classStartTime: wireTime(classroom.startTime), classEndTime: wireTime(classroom.endTime) }
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
      faceTeachingNumber: isMeeting ? 1 : 0,
      finishFaceTeachingNumber: isMeeting && isFinished ? 1 : 0,
    },
    learnProcess: isFinished ? 100 : (record?.progress ?? 0),
    learningDuration: record?.positionMs ?? 0,
    courseLiveClassroomResultVO:
      classroom.type === CLASSROOM.live ? { liveStatus: classroom.liveStatus, ...lesson } : null,
    offlineClassroomResultVO: isMeeting ? { position: classroom.place, address: classroom.address, ...lesson } : null,
    sourceType: classroom.sourceType,
    isStudied: record !== null || isFinished,
  }
}

/** A classroom opened. */
export function classroomDetailRecord(
  studied: StudiedClassroom,
  { documentViewerUrl }: Pick<Config, 'documentViewerUrl'>,
): Detail {
  const { classroom } = studied
  return {
    ...classroomRecord(studied),
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
export function chaptersOf(rooms: readonly StudiedClassroom[]) {
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
    node.classrooms.push(classroomRecord(studied))
  }
  return chapters
}
