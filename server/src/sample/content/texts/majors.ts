import type { SchoolContent, Trade } from '../school-content'
import { paragraph, points, steps } from './html'

interface QuestionText {
  readonly name: string
  /** HTML. */
  readonly answer: string
}

interface MajorText {
  readonly trade: Trade
  readonly salary: string
  readonly prospect: string
  readonly suitable: string
  readonly questions: readonly QuestionText[]
}

const SALARIES = ['6500-9500', '7000-11000', '5500-9000', '6000-8500', '5000-8000', '8000-13000'] as const

/** A school's trades as hot majors with what people ask about them. */
export function majorTexts(school: SchoolContent): MajorText[] {
  return school.trades.map((trade, index) => ({
    trade,
    salary: SALARIES[index % SALARIES.length] ?? SALARIES[0],
    prospect: prospectOf(trade, index),
    suitable: suitableOf(trade, index),
    questions: questionsOf(school, trade),
  }))
}

/** Two lines: who is looking for people, and how one rises. */
function prospectOf({ name, employer, skill }: Trade, index: number): string {
  const demand = [
    `${employer}等合作企业常年招聘${name}，持证者起薪普遍高出两成，近三年本市相关岗位需求逐年上升。`,
    `会${skill}的人一直不够用。${employer}今年与学校续签了三年用工协议，结业前可到岗试工。`,
    `${name}岗位从大企业到街边小店都有需求，${employer}每季度到校面试一次，当场发录用意向。`,
  ]
  const path = [
    '晋升路径：熟练工、班组长、技师、高级技师。',
    '三到五年后可带班、做质检，也可以自己接项目。',
    '拿到更高一级证书后，薪资与工龄津贴同步上调。',
  ]
  return `${chosen(demand, index)}\n${chosen(path, index + 1)}`
}

/** Two lines: whom it suits, and what they need. */
function suitableOf({ teacher, skill }: Trade, index: number): string {
  const people = [
    '零基础想学一门手艺的求职者，希望提升等级的在岗人员。',
    '想转行的上班族、退役军人和返乡青年，年龄四十五周岁以下更容易上手。',
    '已经在做、却没有证书的熟手，以及想把兴趣变成职业的人。',
  ]
  const need = [
    `做事细致、肯动手就行，${teacher}老师会从认工具开始带你学。`,
    `不看学历，但要坐得住、守规矩；${skill}会在实训场里一遍遍练到熟。`,
    `每周能留出八到十个小时即可，跟不上可以免费插班，由${teacher}老师单独补课。`,
  ]
  return `${chosen(people, index)}\n${chosen(need, index + 2)}`
}

function chosen(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? ''
}

function questionsOf(school: SchoolContent, trade: Trade): QuestionText[] {
  return [
    {
      name: `零基础能学${trade.name}吗？`,
      answer:
        paragraph('可以。前两周专门安排基础课，之后再进入综合练习。') +
        points('实操每组不超过六人', '跟不上可免费插班重听一次'),
    },
    {
      name: '要学多久才能考证？',
      answer: paragraph(`以${trade.course}为例，共九十六学时，周末班约八周，全日制约三周。`),
    },
    {
      name: '考试考什么？',
      answer:
        paragraph(`理论为上机考试，实操以${trade.skill}为主。`) +
        steps('完成规定学时', '网上报名并审核', '参加理论与实操考核', '公示后发证'),
    },
    {
      name: '学费可以退补贴吗？',
      answer: paragraph('取得职业技能等级证书且符合参保条件的，可向参保地申领技能提升补贴，服务中心可协助填报。'),
    },
    {
      name: '毕业后推荐工作吗？',
      answer: paragraph(`学校与${trade.employer}等企业长期合作，结业前组织双选会。详情请咨询 ${school.hotline}。`),
    },
  ]
}
