/** The content of a course's page, from the calls' responses. */
import { addressOf, oneOf } from '@campus/calls/address'
import type { CallResponse } from '@campus/contracts/call'
import type { Chapter, getCourseDetail, getLearningStatistics } from '@campus/contracts/study-course'

export const CONTENT_TABS = [
  'all',
  'onlineTeaching',
  'onlineHomework',
  'onlineTest',
  'faceToFace',
  'materials',
] as const
export type ContentTab = (typeof CONTENT_TABS)[number]
export const INTRODUCTION_TABS = ['course', 'teachers', 'materials', 'quality'] as const
export type IntroductionTab = (typeof INTRODUCTION_TABS)[number]

export const contentAddress = addressOf({ tab: oneOf(CONTENT_TABS) })
export const introductionAddress = addressOf({ intro: oneOf(INTRODUCTION_TABS) })

const KEYS_OF_TAB: Readonly<Record<Exclude<ContentTab, 'all'>, readonly string[]>> = {
  onlineTeaching: ['ONLINE_VIDEO_TEACHING', 'EE_LIVE_LECTURES'],
  onlineHomework: ['ONLINE_HOMEWORK'],
  onlineTest: ['ONLINE_TEST'],
  faceToFace: ['OFFLINE_FACE2FACE_TEACHING'],
  materials: ['E_WORDS_MATERIALS'],
}

export interface TabContent {
  readonly tab: ContentTab
  readonly chapters: readonly Chapter[]
}

/** The tabs that are not empty, in order. A list under an unknown key is shown under "all" only. */
export function contentTabs(lists: Readonly<Record<string, readonly Chapter[]>>): TabContent[] {
  const all = lists['ALL'] ?? Object.values(lists).flat()
  return CONTENT_TABS.map((tab) => {
    if (tab === 'all') return { tab, chapters: nonEmpty(all, () => true) }
    const ids = new Set(KEYS_OF_TAB[tab].flatMap((key) => classroomIds(lists[key] ?? [])))
    return { tab, chapters: nonEmpty(all, (id) => ids.has(id)) }
  }).filter(({ chapters }) => chapters.length > 0)
}

function classroomIds(chapters: readonly Chapter[]): string[] {
  return chapters.flatMap(({ nodes }) => nodes.flatMap(({ classrooms }) => classrooms.map((room) => room.classroomId)))
}

/** The chapters with the matching classrooms only; empty chapters are left out. */
function nonEmpty(chapters: readonly Chapter[], has: (classroomId: string) => boolean): Chapter[] {
  return chapters
    .map(({ chapterName, nodes }) => ({
      chapterName,
      nodes: nodes
        .map(({ nodeName, classrooms }) => ({
          nodeName,
          classrooms: classrooms.filter(({ classroomId }) => has(classroomId)),
        }))
        .filter(({ classrooms }) => classrooms.length > 0),
    }))
    .filter(({ nodes }) => nodes.length > 0)
}

type Statistics = CallResponse<typeof getLearningStatistics>

export interface Target {
  readonly name: 'faceToFace' | 'studyTime' | 'homeworkAndTests'
  readonly done: number
  readonly total: number
  /** 0 to 100. */
  readonly percent: number
  readonly isMet: boolean
}

/** The requirements of a course; one whose total is 0 counts as met and is not shown. */
export function targetsOf(statistics: Statistics): Target[] {
  const { finishFaceTeachingNumber, faceTeachingNumber, finishStudyTime, studyTime } = statistics
  const { finishHomeworkNumber, homeworkNumber, finishTestNumber, testNumber } = statistics
  return [
    target('faceToFace', finishFaceTeachingNumber, faceTeachingNumber),
    target('studyTime', finishStudyTime, studyTime),
    target('homeworkAndTests', finishHomeworkNumber + finishTestNumber, homeworkNumber + testNumber),
  ].filter(({ total }) => total > 0)
}

function target(name: Target['name'], done: number, total: number): Target {
  return { name, done, total, percent: Math.min(100, (done / total) * 100), isMet: done >= total }
}

type Introduction = CallResponse<typeof getCourseDetail>['introduceDetailList'][number]

const TYPE_OF_TAB: Readonly<Record<IntroductionTab, number>> = { course: 0, teachers: 1, materials: 3, quality: 4 }

/** The introduction's parts under a tab. */
export function introductionOf(parts: readonly Introduction[], tab: IntroductionTab): Introduction[] {
  return parts.filter(({ introduceType }) => introduceType === TYPE_OF_TAB[tab])
}
