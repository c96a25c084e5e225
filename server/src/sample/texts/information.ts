import type { SchoolContent } from '../school-content'
import { paragraph, points, table } from './html'

interface InformationText {
  /** 0 project, 1 institution, 2 certification. */
  readonly type: 0 | 1 | 2
  readonly title: string
  readonly body: string
}

/** The school profile's detail tabs. */
export function informationTexts(school: SchoolContent): InformationText[] {
  const names = school.trades.map((trade) => trade.name)
  return [
    { type: 0, title: '项目背景', body: paragraph(`${school.projectName}面向${school.crowd}，${school.trainingMode}，用系统的训练补上岗位最缺的技能。`) + paragraph(`项目的初衷只有一句话：${school.mission}。`) },
    { type: 0, title: '项目价值', body: points('学得到：课程按职业标准拆到每个动作。', '考得过：理论题库与实操评分表全部公开。', '用得上：结业前完成一次真实岗位跟班。', '查得着：证书与学时在本站可查可验。') },
    { type: 0, title: '项目特色', body: paragraph(school.institution.features) + table(['方向', '主讲教师', '合作企业'], ...school.trades.map((trade) => [trade.name, trade.teacher, trade.employer] as const)) },
    { type: 1, title: '机构介绍', body: paragraph(`${school.institution.name}是${school.institution.property}，位于${school.address}。`) + paragraph(school.institution.facilities) },
    { type: 1, title: '师资力量', body: paragraph(school.institution.faculty) + points(...school.trades.map((trade) => `${trade.teacher}：${trade.name}方向主讲，擅长${trade.skill}。`)) },
    { type: 1, title: '教学服务', body: points('班主任一对一跟进出勤与学时。', '线上课程结业后一年内可反复观看。', '实操课人数不超过十二人。', '就业推荐不另收费用。') },
    { type: 2, title: '服务范围', body: paragraph(`可认定职业：${names.join('、')}等。`) + points(...school.organizations.map((organization) => `${organization.name}：${organization.scope}`)) },
    { type: 2, title: '服务成果', body: table(['年度', '认定人次', '合格率'], ['2024', '3,862', '88.4%'], ['2025', '4,517', '90.1%'], ['2026（至今）', '4,180', '91.6%']) },
  ]
}
