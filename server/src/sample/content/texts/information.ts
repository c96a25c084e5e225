import type { SchoolContent } from '../school-content'
import { paragraph, points, quote, steps, table } from './html'
import { profileOf } from './profiles'

interface InformationText {
  /** 0 project, 1 institution, 2 certification. */
  readonly type: 0 | 1 | 2
  readonly title: string
  readonly body: string
}

/** The school profile's detail tabs. */
export function informationTexts(school: SchoolContent): InformationText[] {
  const profile = profileOf(school.id)
  const { trades } = school
  return [
    { type: 0, title: '项目背景', body: profile.background.map(paragraph).join('') + quote(`${school.mission}。`) },
    { type: 0, title: '项目价值', body: points(...profile.values) },
    {
      type: 0,
      title: '项目特色',
      body:
        paragraph(profile.features) +
        table(['方向', '学会什么', '合作企业'], ...trades.map(({ name, skill, employer }) => [name, skill, employer])),
    },
    {
      type: 1,
      title: '机构简介',
      body: paragraph(profile.introduction) + table(['年份', '大事记'], ...profile.milestones),
    },
    {
      type: 1,
      title: '师资力量',
      body:
        paragraph(profile.staff) +
        table(['教师', '方向', '擅长'], ...trades.map(({ teacher, name, skill }) => [teacher, name, skill])),
    },
    { type: 1, title: '教学服务', body: steps(...profile.services) },
    {
      type: 2,
      title: '服务范围',
      body: paragraph(profile.scope) + points(...trades.map(({ name, course }) => `${name}：对应课程《${course}》`)),
    },
    {
      type: 2,
      title: '服务成果',
      body: table(['年度', '认定人次', '合格率'], ...profile.results) + paragraph(profile.outcome),
    },
  ]
}
