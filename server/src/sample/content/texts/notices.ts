import { dayAt, writtenDate } from '../../sample-time'
import type { SchoolContent } from '../school-content'
import { heading, paragraph, points, steps, table } from './html'

export interface NoticeText {
  readonly title: string
  readonly writer: string
  readonly body: string
  readonly daysAgo: number
  readonly clock: string
}

/** A school's notices of the last four weeks, newest first. */
export function noticeTexts(school: SchoolContent, now: Date): NoticeText[] {
  const [first, second, third] = school.trades
  const signed = (daysAgo: number) =>
    paragraph(`${school.institution.name}<br>${writtenDate(dayAt(now, -daysAgo, '09:00'))}`)
  return [
    {
      title: '关于本月理论机考场次安排的通知',
      writer: '考务办公室',
      daysAgo: 1,
      clock: '18:10',
      body: [
        paragraph('本月理论机考安排如下，请已完成网上学时的学员按时参加。'),
        table(
          ['场次', '日期', '时间', '可约人数'],
          ['第一场', writtenDate(dayAt(now, 6, '09:00')), '09:00-10:30', '60'],
          ['第二场', writtenDate(dayAt(now, 6, '14:00')), '14:00-15:30', '60'],
          ['第三场', writtenDate(dayAt(now, 13, '09:00')), '09:00-10:30', '40'],
        ),
        points('携带本人身份证原件，提前二十分钟到场。', '考场内不得使用手机，物品请存放在储物柜。'),
        signed(1),
      ].join(''),
    },
    {
      title: `${first.name}实操考核材料与工具清单`,
      writer: '教务处',
      daysAgo: 2,
      clock: '11:20',
      body: [
        paragraph(`${first.course}实操考核以“${first.skill}”为主，请参加考核的学员准备以下物品：`),
        points(
          '劳动防护用品一套，须符合着装要求。',
          '准考证与身份证原件。',
          '个人惯用的小件手工具，由考评员检查后带入。',
        ),
        paragraph('大型设备与耗材由考场统一提供。'),
        signed(2),
      ].join(''),
    },
    {
      title: '结业证书领取通知',
      writer: '学员服务中心',
      daysAgo: 4,
      clock: '15:00',
      body: [
        paragraph('上一期结业证书已制作完成，可选择下列任一方式领取：'),
        steps(
          '现场领取：工作日 09:00 至 16:30，服务中心 3 号窗口。',
          '邮寄领取：在 APP 内填写地址，到付。',
          '电子证书：在本站“证书查询”输入姓名与编号即可下载。',
        ),
        signed(4),
      ].join(''),
    },
    {
      title: '关于系统升级维护的公告',
      writer: '信息中心',
      daysAgo: 6,
      clock: '17:30',
      body: [
        paragraph(
          `学习平台将于 ${writtenDate(dayAt(now, 2, '00:00'))} 00:00 至 04:00 升级，期间暂停登录。已经开始的作业与测试会自动保存，请不要在该时段提交。`,
        ),
        signed(6),
      ].join(''),
    },
    {
      title: `${second.name}班本周实训调课安排`,
      writer: '教务处',
      daysAgo: 9,
      clock: '08:50',
      body: [
        paragraph(
          `因设备例行检修，${second.course}本周三的实训课调整至周六同一时间，地点不变。主讲老师：${second.teacher}。`,
        ),
        paragraph('线上理论课照常进行。给大家带来不便，敬请谅解。'),
        signed(9),
      ].join(''),
    },
    {
      title: '冬季实训安全提示',
      writer: '安全管理处',
      daysAgo: 12,
      clock: '10:00',
      body: [
        heading('请每位学员做到'),
        points(
          '进入实训场必须佩戴学员卡和防护用品。',
          '离开工位先断电、断气，再清理台面。',
          '发现隐患立即报告带教老师，不要自行处理。',
        ),
        heading('应急电话'),
        paragraph(`校内值班：${school.hotline}`),
        signed(12),
      ].join(''),
    },
    {
      title: '关于开放技能提升补贴集中申报的通知',
      writer: '学员服务中心',
      daysAgo: 16,
      clock: '09:30',
      body: [
        paragraph('为方便学员办理，学校将于近期组织集中申报，由老师现场指导填报。'),
        points('对象：近十二个月内取得证书的学员。', '材料：身份证、社保卡、证书照片。', '地点：学员服务中心大厅。'),
        signed(16),
      ].join(''),
    },
    {
      title: `${third.employer}岗位推荐报名启事`,
      writer: '就业服务处',
      daysAgo: 19,
      clock: '14:10',
      body: [
        paragraph(`${third.employer}现面向我校招聘${third.name}相关岗位十二名，包食宿，试用期一个月。`),
        paragraph(`要求：持有相应证书，能独立完成${third.skill}。有意者请于三日内到就业服务处登记。`),
        signed(19),
      ].join(''),
    },
    {
      title: '图书角与自习室开放时间调整',
      writer: '后勤服务部',
      daysAgo: 22,
      clock: '16:00',
      body: [
        paragraph('应学员建议，图书角与自习室开放时间延长至每晚 22:00，周末不闭馆。请保持安静，离开时带走个人物品。'),
        signed(22),
      ].join(''),
    },
    {
      title: '新一期教学质量问卷结果公示',
      writer: '教学督导室',
      daysAgo: 26,
      clock: '09:10',
      body: [
        paragraph(
          '本期共收回问卷一千零八十六份，总体满意度百分之九十六点三。大家反映较多的“实操排队时间长”，已通过增开夜间时段解决。',
        ),
        table(['项目', '满意度'], ['课程内容', '97.1%'], ['教师授课', '98.2%'], ['实训安排', '93.6%']),
        signed(26),
      ].join(''),
    },
  ]
}
