/** The courses of the sample student's classes, in every nature and on every platform, and who learns there too. */
import type { SampleContext } from '../../../platform/database/sample'
import { mediaUrl } from '../../../site/media/media-url'
import { sampleId } from '../../../site/sample/sample-id'
import { SAMPLE_STUDENT } from '../../../site/sample/sample-student'
import { dayAt } from '../../../site/sample/sample-time'
import type { Trade } from '../../../site/sample/school-content'
import { paragraph, points } from '../../../site/sample/texts/html'
import { classMembers, learningRecords, memberProgress } from '../learning/learning.schema'
import {
  faceToFaceCourse,
  fullCourse,
  VIDEO_MS,
  videoCourse,
  type ChapterPlan,
  type CourseSetting,
} from './classrooms.sample'
import { classCourses, classrooms, courseIntroductions, courses, courseTeachers } from './course.schema'

/** The schools whose papers include tests. */
const WITH_TESTS = new Set(['10001', '10002'])
/** Everybody in a sample class beside the student. */
export const SAMPLE_CLASSMATES = [
  '陈晓雯',
  '赵立新',
  '孙佳宁',
  '李建国',
  '周婷',
  '吴浩然',
  '郑雅文',
  '王海涛',
  '冯丽',
  '何志强',
  '沈梦',
  '罗明',
] as const
const MINUTE_MS = 60_000

/** Of the class whose courses these are. */
export interface SampleClass {
  readonly number: number
  readonly trade: Trade
  /** First and last day, from the day of installation; null while nothing is planned. */
  readonly days: readonly [number, number] | null
}

interface CoursePlan {
  readonly name: string
  /** 0 face-to-face, 1 online, 2 blended. */
  readonly nature: 0 | 1 | 2
  readonly learningPlatform?: number
  readonly thirdPlatformType?: number
  readonly learningUrl?: string
  readonly classCode?: string
  readonly chapters: readonly ChapterPlan[]
  /** Days from the first day of the class at which its period begins, and how many it lasts. */
  readonly from: number
  readonly length: number
  readonly requiredMinutes: number
}

/** Gives a class its courses and members, and the student what they have learned so far. */
export async function sampleCourses(context: SampleContext, of: SampleClass): Promise<void> {
  const { tx, school, now } = context
  const setting: CourseSetting = { school, trade: of.trade, now }
  await insertMembers(context, of)
  for (const [index, plan] of coursePlans(setting, of).entries()) {
    const number = of.number * 10 + index + 1
    const courseId = sampleId(school.id, 'course', number)
    const { name, nature, learningPlatform = 0, thirdPlatformType = 0, learningUrl = '', classCode = '' } = plan
    await tx.insert(courses).values({
      id: courseId,
      name,
      // One is left without a cover.
      cover: index === 4 ? '' : mediaUrl(school.id, 'product', `${of.trade.motif}-${String(index + 1)}`),
      introduction: paragraph(`从${of.trade.skill}入手，边学边练，学完能独立上岗。`),
      nature,
      learningPlatform,
      thirdPlatformType,
      learningUrl,
      classCode,
    })
    await insertIntroduction(context, courseId, number, of.trade)
    await insertClassrooms(context, courseId, plan.chapters)
    const [first] = of.days ?? [null]
    await tx.insert(classCourses).values({
      id: sampleId(school.id, 'classCourse', number),
      classId: sampleId(school.id, 'class', of.number),
      courseId,
      position: index + 1,
      learnStartTime: first === null ? null : dayAt(now, first + plan.from, '00:00'),
      learnEndTime: first === null ? null : dayAt(now, first + plan.from + plan.length, '23:59'),
      requiredStudyMs: plan.requiredMinutes * MINUTE_MS,
    })
  }
  if (of.number === 1) await insertRecords(context)
}

/** Classrooms of the first class are numbered from 1, for the exam sample names them; of others from the class's hundred. */
function coursePlans(setting: CourseSetting, { number }: SampleClass): CoursePlan[] {
  const { trade } = setting
  const base = number === 1 ? 0 : number * 100
  const hasTests = WITH_TESTS.has(setting.school.id)
  return [
    {
      name: trade.course,
      nature: 2,
      chapters: number === 1 ? fullCourse(setting, hasTests) : videoCourse(setting, base + 1),
      from: 0,
      length: 60,
      requiredMinutes: 4,
    },
    {
      name: `${trade.name}理论基础`,
      nature: 1,
      chapters: videoCourse(setting, base + 30),
      from: 0,
      length: 14,
      requiredMinutes: 2,
    },
    {
      name: `${trade.name}车间实训`,
      nature: 0,
      chapters: faceToFaceCourse(setting, base + 40),
      from: 20,
      length: 45,
      requiredMinutes: 0,
    },
    {
      name: '职业道德与法规',
      nature: 1,
      learningPlatform: 1,
      thirdPlatformType: 10,
      chapters: videoCourse(setting, base + 50),
      from: 55,
      length: 20,
      requiredMinutes: 3,
    },
    {
      name: `${trade.name}仿真练习`,
      nature: 1,
      learningPlatform: 1,
      thirdPlatformType: 11,
      learningUrl: 'https://learn.example/courses/8021?from=campus',
      chapters: [],
      from: 0,
      length: 60,
      requiredMinutes: 0,
    },
    {
      name: '数字化实训平台',
      nature: 2,
      learningPlatform: 1,
      thirdPlatformType: 12,
      classCode: `PT${String(number).padStart(4, '0')}`,
      chapters: [],
      from: 0,
      length: 60,
      requiredMinutes: 0,
    },
    {
      name: '企业公开课',
      nature: 1,
      learningPlatform: 2,
      learningUrl: '',
      chapters: [],
      from: 0,
      length: 60,
      requiredMinutes: 0,
    },
  ]
}

async function insertIntroduction({ tx, school }: SampleContext, courseId: string, number: number, trade: Trade) {
  const texts: readonly (readonly [type: number, content: string])[] = [
    [0, paragraph(`本课程面向零基础学员，围绕${trade.skill}展开。`) + points('名师示范', '分步练习', '随堂测试')],
    [3, points('电子讲义一份', '练习素材一套', '题库练习')],
    [4, paragraph('学习期内老师答疑，作业二十四小时内批改。')],
  ]
  await tx.insert(courseIntroductions).values(
    texts.map(([type, content], index) => ({
      id: sampleId(school.id, 'courseText', number * 10 + index),
      courseId,
      type,
      position: index,
      content,
    })),
  )
  await tx.insert(courseTeachers).values([
    {
      id: sampleId(school.id, 'courseTeacher', number * 10 + 1),
      courseId,
      position: 1,
      name: trade.teacher,
      picture: mediaUrl(school.id, 'avatar', '3'),
      roleCode: 't_kcls',
    },
    {
      id: sampleId(school.id, 'courseTeacher', number * 10 + 2),
      courseId,
      position: 2,
      name: '宋佳',
      roleCode: 't_fdls',
    },
  ])
}

async function insertClassrooms({ tx, school }: SampleContext, courseId: string, chapters: readonly ChapterPlan[]) {
  const rooms = chapters.flatMap(({ chapter, sections }) =>
    sections.flatMap(({ section, rooms: inSection }) =>
      inSection.map(({ number, ...room }) => ({
        ...room,
        id: sampleId(school.id, 'classroom', number),
        chapterName: chapter,
        sectionName: section,
      })),
    ),
  )
  if (rooms.length === 0) return
  await tx.insert(classrooms).values(rooms.map((room, position) => ({ ...room, courseId, position })))
}

/** The student is a member by the id of their enrolment; others have begun the class's first course. */
async function insertMembers({ tx, school, now }: SampleContext, { number, days }: SampleClass) {
  const classId = sampleId(school.id, 'class', number)
  const others = SAMPLE_CLASSMATES.map((name, index) => ({
    id: sampleId(school.id, 'member', number * 100 + index),
    classId,
    name,
    avatar: index % 4 === 3 ? '' : mediaUrl(school.id, 'avatar', String(index + 1)),
  }))
  await tx.insert(classMembers).values([
    {
      id: sampleId(school.id, 'enrolment', number),
      classId,
      name: '林小满',
      avatar: mediaUrl(school.id, 'avatar', '20'),
    },
    ...others,
  ])
  if (days === null || days[0] > 0) return
  await tx.insert(memberProgress).values(
    others.slice(0, 8).map(({ id }, index) => ({
      id: sampleId(school.id, 'memberProgress', number * 100 + index),
      memberId: id,
      classId,
      kind: 'course',
      subjectId: sampleId(school.id, 'course', number * 10 + 1),
      time: dayAt(now, Math.max(days[0], -30), `1${String(index)}:05`),
    })),
  )
}

/** A video left in the middle with a gap behind, an article that was read, a second course that was finished. */
async function insertRecords({ tx, school, now, asPerson }: SampleContext) {
  const records = [
    {
      course: 11,
      classroom: 4,
      positionMs: 36_000,
      progress: 60,
      watched: [
        [0, 12_000],
        [20_000, 36_000],
      ] as const,
      days: -1,
    },
    { course: 11, classroom: 6, positionMs: 95_000, progress: 100, watched: [], days: -2 },
    { course: 11, classroom: 5, positionMs: 90_000, progress: 100, watched: [[0, 90_000]] as const, days: -3 },
    { course: 12, classroom: 30, positionMs: VIDEO_MS, progress: 100, watched: [[0, VIDEO_MS]] as const, days: -30 },
    { course: 12, classroom: 31, positionMs: 40_000, progress: 100, watched: [], days: -30 },
    { course: 12, classroom: 32, positionMs: VIDEO_MS, progress: 100, watched: [[0, VIDEO_MS]] as const, days: -29 },
  ]
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(learningRecords).values(
      records.map(({ course, classroom, days, ...record }, index) => ({
        ...record,
        id: sampleId(school.id, 'learningRecord', index + 1),
        classId: sampleId(school.id, 'class', 1),
        courseId: sampleId(school.id, 'course', course),
        classroomId: sampleId(school.id, 'classroom', classroom),
        studiedMs: record.watched.reduce((sum, [from, to]) => sum + to - from, 0) || record.positionMs,
        firstTime: dayAt(now, days, '19:40'),
        lastTime: dayAt(now, days, '20:10'),
      })),
    )
  })
}
