import { mediaUrl } from '../../pictures/media-url'
import type { CourseContent, SchoolContent } from '../school-content'
import { heading, image, paragraph, points } from './html'

export interface ProductText {
  /** HTML. */
  readonly introduction: string
  readonly suitablePeople: string
  readonly questions: readonly ProductQuestionText[]
}

interface ProductQuestionText {
  readonly name: string
  /** HTML. */
  readonly answer: string
  readonly seq: number
}

/** What the page of a product says. */
export function productText(school: SchoolContent, course: CourseContent): ProductText {
  const trade = school.trades.find(({ course: taught }) => taught === course.name)
  const certificate = course.certificate === undefined ? undefined : school.certificates[course.certificate]
  const given = certificate === undefined ? '' : `考核合格后由${certificate.issuer}颁发${certificate.desc}。`
  return {
    introduction: [
      paragraph(
        `${course.name}由${school.institution.name}开办，采用“${school.trainingMode}”的方式：理论在线上学，操作到校练。${given}`,
      ),
      image(mediaUrl(school.id, 'album', `${course.motif}-2`), `${course.name}实训现场`),
      heading('学完能做什么'),
      points(
        trade === undefined ? '说得清本岗位的工作步骤与安全要求。' : `独立完成${trade.skill}。`,
        '看得懂作业标准，知道什么时候必须停下来。',
        trade === undefined ? '把学到的用在自己的工作里。' : `直接对接${trade.employer}等合作单位的岗位。`,
      ),
    ].join(''),
    suitablePeople: `面向${school.crowd}。年满十八周岁，身体条件符合岗位要求，没有基础也可以从头学起。`,
    questions: [
      {
        name: '学费什么时候交？',
        seq: 1,
        answer: paragraph('开课前交清标准价或券后价；符合条件的，取得证书后由学校协助申领补贴，补贴直接发给本人。'),
      },
      {
        name: '错过一次课怎么办？',
        seq: 2,
        answer: paragraph('线上课程随时可以补学；到校实操可以请假一次，调到同月的其他班。'),
      },
      {
        name: '可以退班吗？',
        seq: 3,
        answer: paragraph(`开课前可以全额退费，开课后按未学课时退。请拨打 ${school.hotline} 办理。`),
      },
    ],
  }
}
