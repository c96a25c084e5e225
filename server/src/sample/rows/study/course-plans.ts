/** The plan of the courses that every sample class has: what each teaches, who teaches it, who began it. All invented. */
import type { Trade } from '../../content/school-content'
import { siteAddress } from '../../sample-address'
import { faceToFaceCourse, fullCourse, videoCourse, type ChapterPlan, type CourseSetting } from './classrooms'

/** The schools whose papers include tests. */
const WITH_TESTS = new Set(['10001', '10002'])
const TUTORS = ['宋佳', '钟意', '白晓帆', '石磊', '闵柔', '温以宁', '柯然'] as const

export interface CoursePlan extends CourseWords {
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
  /** How many classmates began it. */
  readonly begun: number
  readonly teachers: readonly CourseTeacher[]
}

interface CourseTeacher {
  readonly name: string
  /** Number of an avatar. */
  readonly picture?: string
  /** t_kcls course teacher, t_fdls tutor. */
  readonly roleCode: 't_kcls' | 't_fdls'
}

interface CourseWords {
  readonly name: string
  readonly introduction: string
  readonly contents: readonly string[]
  readonly materials: readonly string[]
  readonly service: string
}

/** How many of the twelve classmates began each course of the first class; other classes differ from it and each other. */
const BEGUN = [8, 11, 6, 4, 5, 3, 2] as const

/** Classrooms of the first class are numbered from 1, for the exam sample names them; of others from the class's hundred. */
export function coursePlans(setting: CourseSetting, classNumber: number): CoursePlan[] {
  const { trade } = setting
  return coursesOf(setting, classNumber).map((course, index) => ({
    ...course,
    begun: classNumber === 1 ? (BEGUN[index] ?? 0) : 1 + (((BEGUN[index] ?? 0) + classNumber * 5) % 12),
    teachers: [
      { name: trade.teacher, picture: '3', roleCode: 't_kcls' },
      { name: TUTORS[(index + classNumber - 1) % TUTORS.length] ?? TUTORS[0], roleCode: 't_fdls' },
    ],
  }))
}

function coursesOf(setting: CourseSetting, classNumber: number): Omit<CoursePlan, 'begun' | 'teachers'>[] {
  const base = classNumber === 1 ? 0 : classNumber * 100
  const words = wordsOf(setting.trade)
  const hasTests = WITH_TESTS.has(setting.school.id)
  return [
    {
      ...words.whole,
      nature: 2,
      chapters: classNumber === 1 ? fullCourse(setting, hasTests) : videoCourse(setting, base + 1),
      from: 0,
      length: 60,
      requiredMinutes: 4,
    },
    {
      ...words.theory,
      nature: 1,
      chapters: videoCourse(setting, base + 30),
      from: 0,
      length: 14,
      requiredMinutes: 2,
    },
    {
      ...words.workshop,
      nature: 0,
      chapters: faceToFaceCourse(setting, base + 40),
      from: 20,
      length: 45,
      requiredMinutes: 0,
    },
    {
      ...words.ethics,
      nature: 1,
      learningPlatform: 1,
      thirdPlatformType: 10,
      chapters: videoCourse(setting, base + 50),
      from: 55,
      length: 20,
      requiredMinutes: 3,
    },
    {
      ...words.simulation,
      nature: 1,
      learningPlatform: 1,
      thirdPlatformType: 11,
      learningUrl: `${siteAddress('xuexi', setting.school)}/courses/8021?from=campus`,
      chapters: [],
      from: 0,
      length: 60,
      requiredMinutes: 0,
    },
    {
      ...words.platform,
      nature: 2,
      learningPlatform: 1,
      thirdPlatformType: 12,
      classCode: `PT${String(classNumber).padStart(4, '0')}`,
      chapters: [],
      from: 0,
      length: 60,
      requiredMinutes: 0,
    },
    {
      ...words.company,
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

type CourseKind = 'whole' | 'theory' | 'workshop' | 'ethics' | 'simulation' | 'platform' | 'company'

function wordsOf({ name, course, skill, teacher, employer }: Trade): Readonly<Record<CourseKind, CourseWords>> {
  return {
    whole: {
      name: course,
      introduction: `从${skill}入手，${teacher}老师带你边学边练，学完能独立上岗。`,
      contents: ['先看示范，再动手做一遍', '每章一次随堂练习', '最后一章按考核流程走一遍'],
      materials: ['电子讲义一份', '练习素材一套', '题库练习'],
      service: '学习期内老师答疑，作业二十四小时内批改。',
    },
    theory: {
      name: `${name}理论基础`,
      introduction: `${name}要用到的概念、标准和术语，每节几分钟讲清一个问题。`,
      contents: ['术语和标准怎么读', '常见误区对照', '考核里的理论题怎么答'],
      materials: ['术语对照表', '章节提要'],
      service: '看不懂的地方可以在课堂里提问，助教当天回复。',
    },
    workshop: {
      name: `${name}车间实训`,
      introduction: `到实训楼里练${skill}，两人一个工位，老师在旁边看着做。`,
      contents: ['工位安全和工具点检', '分步练习，逐项打分', '没过的项目可以约时间再练'],
      materials: ['实训任务单', '评分表'],
      service: '工具和耗材由学校准备，请穿劳保鞋。',
    },
    ethics: {
      name: '职业道德与法规',
      introduction: `${name}从业者该守的规矩：合同、安全责任和客户信息保护，用${employer}的案例来讲。`,
      contents: ['劳动合同里的五个坑', '出了事故谁负责', '哪些信息不能外传'],
      materials: ['法规摘编', '案例讨论题'],
      service: '法规有变动时，讲义会更新并通知到班级。',
    },
    simulation: {
      name: `${name}仿真练习`,
      introduction: `在仿真软件里反复练${skill}，做错了可以从头再来，不伤设备。`,
      contents: ['由易到难的练习场景', '每次练习都有评分明细'],
      materials: ['仿真软件使用说明'],
      service: '软件打不开时，请把报错截图发给班主任。',
    },
    platform: {
      name: '数字化实训平台',
      introduction: `把${name}的实训任务搬到线上：领任务、传照片、看老师的批注。`,
      contents: ['领取和提交实训任务', '查看批注并改正', '形成自己的实训档案'],
      materials: ['平台操作手册'],
      service: '平台账号由学校统一开通，用课程编号进入。',
    },
    company: {
      name: '企业公开课',
      introduction: `${employer}的一线师傅讲他们怎么用${name}的手艺解决现场问题。`,
      contents: ['现场的一天怎么安排', '新人最常被问到的问题'],
      materials: ['企业岗位说明'],
      service: '公开课由企业安排，时间有变会在班级里通知。',
    },
  }
}
