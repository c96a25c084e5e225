/** Courses and classrooms for tests. */
import type { CallResponseInput } from '@campus/contracts/call'
import type { getCourseDetail, getCourseTree, getStudentCourseSituation } from '@campus/contracts/study-course'
import type { getClassroomDetail } from '@campus/contracts/study-learning'

type TreeInput = NonNullable<CallResponseInput<typeof getCourseTree>>
type RoomInput = NonNullable<NonNullable<NonNullable<TreeInput[number]['nodes']>[number]['classrooms']>[number]>

export function roomOf(differing: Partial<RoomInput> = {}): RoomInput {
  return { classroomId: '4', name: '课程导学', classroomType: 1, mustLearn: 1, classroomDuration: 60_000, ...differing }
}

/** One chapter with one section. */
export function chapterOf(chapterName: string, rooms: readonly RoomInput[]): TreeInput[number] {
  return { chapterName, nodes: [{ nodeName: `${chapterName}的小节`, classrooms: [...rooms] }] }
}

export function courseOf(
  differing: Partial<CallResponseInput<typeof getCourseDetail>> = {},
): CallResponseInput<typeof getCourseDetail> {
  return {
    courseId: '11',
    courseName: '电工（四级）技能提升班',
    cover: '',
    introduce: '<p>边学边练。</p>',
    introduceDetailList: [
      { introduceType: 0, content: '<p>面向零基础学员。</p>' },
      {
        introduceType: 1,
        teachers: [
          { teacherName: '周建明', teacherHeadUrl: '', roleCode: 't_kcls' },
          { teacherName: '宋佳', teacherHeadUrl: '', roleCode: 't_fdls' },
          { teacherName: '来宾', teacherHeadUrl: '', roleCode: 'other' },
        ],
      },
      { introduceType: 2, content: '<p>没有人看到这一段。</p>' },
      { introduceType: 3, content: '<p>讲义一份。</p>' },
    ],
    ...differing,
  }
}

export function situationOf(
  differing: Partial<CallResponseInput<typeof getStudentCourseSituation>> = {},
): CallResponseInput<typeof getStudentCourseSituation> {
  return {
    learnStartTime: '2026-11-01 00:00:00',
    learnEndTime: '2026-11-30 23:59:59',
    lastClassroomId: '4',
    lastClassroomResultVO: roomOf(),
    courseLearnProcess: 33.333333,
    classroomTotal: 6,
    finishClassroomTotal: 2,
    finishUserCount: 0,
    ...differing,
  }
}

export function detailOf(
  differing: Partial<CallResponseInput<typeof getClassroomDetail>> = {},
): CallResponseInput<typeof getClassroomDetail> {
  return {
    ...roomOf(),
    courseId: '11',
    classroomContent: JSON.stringify({ pageData: [{ type: 'video', url: '/lesson/plain.mp4' }] }),
    ...differing,
  }
}
