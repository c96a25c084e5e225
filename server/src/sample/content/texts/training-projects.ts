import { mediaUrl } from '../../pictures/media-url'
import type { CategoryContent, CourseContent, SchoolContent, Trade } from '../school-content'
import { heading, image, paragraph, points, quote, steps, table } from './html'

interface QuestionText {
  readonly name: string
  /** HTML. */
  readonly answer: string
  /** Place among the questions; null when the school gave none. */
  readonly seq: number | null
}

export interface TrainingProjectText {
  readonly name: string
  /** HTML. */
  readonly introduction: string
  readonly questions: readonly QuestionText[]
  /** Names of the products that belong to it. */
  readonly products: readonly string[]
}

const PRODUCTS_SHOWN = 3
const INCLUDED = ['', '培训', '考试', '认证', '评价'] as const

/** A project for each field the school teaches, and one it runs together with employers. */
export function trainingProjectTexts(school: SchoolContent): TrainingProjectText[] {
  return [...school.categories.map((category) => fieldProject(school, category)), employerProject(school)]
}

function fieldProject(school: SchoolContent, category: CategoryContent): TrainingProjectText {
  const [main, ...others] = category.courses
  if (main === undefined) throw new Error(`${school.id} teaches nothing in ${category.name}`)
  const trade = tradeOf(school, category)
  return {
    name: `${category.name}培训项目`,
    introduction: [
      paragraph(
        `${category.name}培训项目面向${school.crowd}，采用“${school.trainingMode}”的方式，共开设 ${String(category.courses.length)} 门课程，从${main.name}到${others.at(-1)?.name ?? main.name}，可单科报名，也可按岗位成套学习。`,
      ),
      image(mediaUrl(school.id, 'album', `${main.motif}-3`), `${category.name}培训现场`),
      heading('学完能做什么'),
      points(
        `独立完成${trade.skill}，并能向同事讲清楚每一步的理由。`,
        `看得懂${trade.name}岗位的作业标准与安全规程，知道什么时候必须停下来。`,
        `通过结业考核，取得对应证书，直接对接${trade.employer}等合作单位的岗位。`,
      ),
      heading('课程设置'),
      courseTable(school, category.courses),
      heading('培训流程'),
      steps(
        '网上或到校咨询，老师按基础与目标推荐课程。',
        '提交报名材料，缴费后当日开通线上课程。',
        '线上学习理论，完成随堂作业与测验。',
        '到校实操，每组一名指导教师，全程留痕。',
        '参加考核，成绩与证书可在本站查询。',
      ),
      heading('师资与场地'),
      paragraph(school.institution.faculty),
      paragraph(school.institution.facilities),
      quote(`${school.mission}。`),
    ].join(''),
    questions: fieldQuestions(school, category, main, trade),
    products: category.courses.slice(0, PRODUCTS_SHOWN).map(({ name }) => name),
  }
}

/** The trade that is learned in the field, else the school's first. */
function tradeOf(school: SchoolContent, { courses }: CategoryContent): Trade {
  return school.trades.find((trade) => courses.some(({ name }) => name === trade.course)) ?? school.trades[0]
}

function courseTable(school: SchoolContent, courses: readonly CourseContent[]): string {
  const rows = courses.map(({ name, includes, certificate, price }) => {
    const given = certificate === undefined ? '不发证' : (school.certificates[certificate]?.desc ?? '不发证')
    const contents = includes.map((type) => INCLUDED[type] ?? '').filter((words) => words !== '')
    return [name, contents.join('、'), given, price === 0 ? '免费' : `${price.toLocaleString('en')}\u00a0元`]
  })
  return table(['课程', '包含', '可取得证书', '标准价'], ...rows)
}

/** Unordered on purpose: the page sorts them. */
function fieldQuestions(
  school: SchoolContent,
  category: CategoryContent,
  main: CourseContent,
  trade: Trade,
): QuestionText[] {
  return [
    {
      name: '学费里包含哪些内容？',
      seq: 3,
      answer:
        paragraph('标准价已含线上课程、实操耗材、教材电子版和首次考核费，补考与纸质教材按成本另收。') +
        points('中途退学按未开课学时退费', '三人以上同行可申请团报减免'),
    },
    {
      name: `没有基础可以报${main.name}吗？`,
      seq: 1,
      answer: paragraph(
        `可以。开课前安排两次免费的基础课，${trade.teacher}老师会从认工具、立规矩讲起；跟不上可以免费插班重听一次。`,
      ),
    },
    {
      name: '上班的人怎么安排时间？',
      seq: 2,
      answer: paragraph('理论课在线上，随时可学；实操课设周末班与晚班，请假一次可调到同月的其他班。'),
    },
    {
      name: `学完${category.name}的课程推荐就业吗？`,
      seq: 4,
      answer: paragraph(`推荐。每期结业前举办双选会，${trade.employer}等合作单位到校面试，就业推荐不另收费。`),
    },
    {
      name: '可以到校看一看再决定吗？',
      seq: null,
      answer: paragraph(`欢迎。地址：${school.address}，来之前请拨打 ${school.hotline} 预约，老师会带您看实训场。`),
    },
  ]
}

function employerProject(school: SchoolContent): TrainingProjectText {
  const [first, second, third] = school.trades
  return {
    name: '企业订单班',
    introduction: [
      paragraph(
        `企业订单班由${school.institution.name}与用人单位共同开办：岗位标准由企业提出，课程由学校编写，考核双方共同打分，结业即上岗。`,
      ),
      image(mediaUrl(school.id, 'album', 'partnership-4'), '校企签约'),
      heading('正在开班'),
      table(
        ['方向', '合作单位', '带班教师', '核心技能'],
        ...school.trades.map((trade) => [trade.name, trade.employer, trade.teacher, trade.skill]),
      ),
      heading('三方各做什么'),
      points(
        `学员：完成全部学时与企业跟班，遵守实训场纪律。`,
        `学校：${school.institution.features}`,
        '企业：提供真实工位、企业导师与不低于当地标准的实习补贴。',
      ),
      heading('报名条件'),
      steps(
        '年满十八周岁，身体条件符合岗位要求。',
        '参加面谈，由教师与企业人事共同评估。',
        '签订三方协议，明确岗位、待遇与服务期。',
      ),
    ].join(''),
    questions: [
      {
        name: '订单班要交学费吗？',
        seq: 1,
        answer: paragraph('由企业承担全部或部分培训费，学员只需缴纳教材费；具体比例写在三方协议里。'),
      },
      {
        name: '结业后必须去签约企业吗？',
        seq: 2,
        answer: paragraph(`服务期一般为一年。确有困难的，可申请转到${second.employer}或${third.employer}等同类岗位。`),
      },
      {
        name: '企业怎样委托学校开班？',
        seq: null,
        answer: paragraph(`请拨打 ${school.hotline} 联系校企合作办公室，三个工作日内给出方案与报价。`),
      },
      {
        name: '跟班实习在哪里？',
        seq: 3,
        answer: paragraph(
          `以${first.name}方向为例，前四周在校，后两周在${first.employer}的工位上，由企业导师一对一带教。`,
        ),
      },
    ],
    products: [first.course, second.course, third.course],
  }
}
