/** Texts of the pages on which teachers see how their classes are doing. */
import type { TeacherContext } from '../../../platform/teaching/teacher-section'

interface Messages {
  readonly title: string
  readonly lead: (total: number) => string
  readonly nothing: string
  readonly name: string
  readonly period: string
  readonly teacher: string
  readonly status: string
  readonly members: string
  readonly unnamed: string
  /** By the class's status. */
  readonly classStatuses: Readonly<Record<number, string>>
  readonly learners: (total: number) => string
  readonly nobody: string
  readonly learner: string
  readonly mobile: string
  /** By the enrolment's status. */
  readonly statuses: Readonly<Record<number, string>>
  readonly finished: string
  readonly classrooms: string
  readonly of: (some: number, all: number) => string
  readonly studied: string
  readonly minutes: (minutes: number) => string
  readonly attendance: string
  readonly attended: string
  readonly missed: string
  readonly lastTime: string
  readonly studiedMinutes: string
  readonly scores: string
  readonly scoresHint: string
  readonly work: (kind: string, title: string, points: number) => string
  readonly pending: string
  readonly download: string
  readonly back: string
}

export const MESSAGES: Readonly<Record<TeacherContext['locale'], Messages>> = {
  'zh-CN': {
    title: '班级',
    lead: (total) => `${total} 个班级。打开班级查看学员的学习进度、出勤和成绩。`,
    nothing: '还没有班级。',
    name: '班级',
    period: '班期',
    teacher: '班主任',
    status: '状态',
    members: '学员人数',
    unnamed: '未命名的班级',
    classStatuses: { 0: '未开班', 1: '培训中', 2: '已结班' },
    learners: (total) => `学员（${total}）`,
    nobody: '这个班级还没有学员。',
    learner: '姓名',
    mobile: '手机号',
    statuses: { [-1]: '待入学', 0: '待开班', 1: '待报到', 2: '服务中', 3: '服务完成' },
    finished: '已完成课堂',
    classrooms: '课堂总数',
    of: (some, all) => `${some} / ${all}`,
    studied: '学习时长',
    minutes: (minutes) => `${minutes} 分钟`,
    attendance: '出勤',
    attended: '出勤次数',
    missed: '缺勤次数',
    lastTime: '最近学习',
    studiedMinutes: '学习时长（分钟）',
    scores: '成绩',
    scoresHint: '多次作答时取已批改的最高分；没有提交的留空。',
    work: (kind, title, points) => `${kind === 'homework' ? '作业' : '测试'}：${title}（满分 ${points}）`,
    pending: '待批改',
    download: '下载表格（CSV）',
    back: '返回班级列表',
  },
  en: {
    title: 'Classes',
    lead: (total) =>
      `${total === 1 ? 'One class' : `${total} classes`}. Open one to see how its learners progress, attend and score.`,
    nothing: 'There is no class yet.',
    name: 'Class',
    period: 'Period',
    teacher: 'Head teacher',
    status: 'State',
    members: 'Learners',
    unnamed: 'A class without a name',
    classStatuses: { 0: 'Not opened', 1: 'In training', 2: 'Finished' },
    learners: (total) => `Learners (${total})`,
    nobody: 'Nobody is in this class yet.',
    learner: 'Name',
    mobile: 'Mobile number',
    statuses: {
      [-1]: 'Pending enrolment',
      0: 'Pending start',
      1: 'Pending report-in',
      2: 'In service',
      3: 'Service complete',
    },
    finished: 'Classrooms finished',
    classrooms: 'Classrooms',
    of: (some, all) => `${some} of ${all}`,
    studied: 'Time studied',
    minutes: (minutes) => `${minutes} min`,
    attendance: 'Attended',
    attended: 'Times attended',
    missed: 'Times missed',
    lastTime: 'Last studied',
    studiedMinutes: 'Time studied (minutes)',
    scores: 'Scores',
    scoresHint: 'Of several attempts the best that is marked; empty where nothing was handed in.',
    work: (kind, title, points) => `${kind === 'homework' ? 'Homework' : 'Test'}: ${title} (of ${points})`,
    pending: 'to be marked',
    download: 'Download the table (CSV)',
    back: 'Back to the classes',
  },
}
