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
    prospect: `${trade.employer}等合作企业常年招聘${trade.name}，持证者起薪普遍高出两成。近三年本市相关岗位需求逐年上升，晋升路径为熟练工、班组长、技师。`,
    suitable: `零基础想学一门手艺的求职者、希望提升等级的在岗人员。只要做事细致、肯动手，${trade.teacher}老师会从认工具开始带你学。`,
    questions: questionsOf(school, trade),
  }))
}

function questionsOf(school: SchoolContent, trade: Trade): QuestionText[] {
  return [
    { name: `零基础能学${trade.name}吗？`, answer: paragraph('可以。前两周专门安排基础课，之后再进入综合练习。') + points('实操每组不超过六人', '跟不上可免费插班重听一次') },
    { name: '要学多久才能考证？', answer: paragraph(`以${trade.course}为例，共九十六学时，周末班约八周，全日制约三周。`) },
    { name: '考试考什么？', answer: paragraph(`理论为上机考试，实操以${trade.skill}为主。`) + steps('完成规定学时', '网上报名并审核', '参加理论与实操考核', '公示后发证') },
    { name: '学费可以退补贴吗？', answer: paragraph('取得职业技能等级证书且符合参保条件的，可向参保地申领技能提升补贴，服务中心可协助填报。') },
    { name: '毕业后推荐工作吗？', answer: paragraph(`学校与${trade.employer}等企业长期合作，结业前组织双选会。详情请咨询 ${school.hotline}。`) },
  ]
}
