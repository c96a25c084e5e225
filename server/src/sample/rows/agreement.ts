import type { AgreementType } from '@campus/contracts/agreement'

import { agreements } from '../../domains/agreement/agreement.schema'
import { html } from '../../platform/http/html'
import type { SampleBuilder } from '../sample-builder'

/** Days an agreement has been in force when a school is installed. */
const IN_FORCE = 120
const DAY_MS = 24 * 60 * 60 * 1000

export const agreementSample: SampleBuilder = async ({ tx, school, now }) => {
  const updatedTime = new Date(now.getTime() - IN_FORCE * DAY_MS)
  await tx
    .insert(agreements)
    .values(Object.entries(TEXTS).map(([id, parts]) => ({ id, content: contentOf(parts, school.name), updatedTime })))
}

/** A heading and its paragraphs; {school} is the school's name. */
type Part = readonly [heading: string, ...paragraphs: string[]]

function contentOf(parts: readonly Part[], school: string): string {
  return parts
    .map(
      ([heading, ...paragraphs]) =>
        html`<h2>${heading}</h2>${paragraphs.map((text) => html`<p>${text.replaceAll('{school}', school)}</p>`)}`
          .source,
    )
    .join('')
}

const TEXTS: Readonly<Record<AgreementType, readonly Part[]>> = {
  user: [
    [
      '一、协议双方',
      '本协议由您与{school}（下称“学校”）订立。您勾选同意并登录，即表示已阅读、理解并接受本协议的全部内容。',
      '未满十八周岁的学员，请在监护人陪同下阅读，并由监护人同意后使用。',
    ],
    [
      '二、账号',
      '账号以手机号登记，每个手机号对应一名学员。请妥善保管密码和短信验证码，不要转借他人。',
      '发现账号被他人使用时，请立即修改密码并联系学校客服；学校核实后可以暂停该账号的登录。',
    ],
    [
      '三、学习与考试',
      '课程、作业、练习和考试的安排以班级通知为准。考试须由本人独立完成；代考、传播试题或干扰考试秩序的，成绩作废。',
      '学习记录和成绩由系统如实保存，您可以随时在“我的学习”中查看。',
    ],
    [
      '四、费用与退费',
      '课程价格以下单页面所示为准。开课前申请退费的，全额退还；开课后按未完成的课时比例退还，已发放的教材和证书工本费除外。',
    ],
    ['五、知识产权', '课程视频、讲义、题库的著作权归学校或其授权方所有，仅供您本人学习，不得录制、转售或公开传播。'],
    ['六、服务的变更与中断', '学校会提前在公告中说明计划内的维护。因维护造成的课程有效期损失，学校按实际天数顺延。'],
    ['七、争议的解决', '因本协议产生的争议，双方先行协商；协商不成的，可以向学校所在地的人民法院提起诉讼。'],
  ],
  privacy: [
    [
      '一、我们收集哪些信息',
      '登录时：手机号、登录时间和设备类型。报名和办理证书时：姓名、证件号码和近期照片。学习时：观看进度、作答内容和成绩。',
      '浏览公开页面不需要提供任何个人信息；我们只用一个随机编号来统计浏览次数和点赞。',
    ],
    [
      '二、我们如何使用',
      '这些信息只用于提供您所报名的培训、考试和证书服务，以及法律要求的备案。{school}不会用它们推送与学习无关的广告。',
    ],
    [
      '三、我们与谁共享',
      '办理证书时，您的姓名、证件号码和成绩会提供给相应的发证机构。除此之外，未经您同意不向任何第三方提供，法律另有规定的除外。',
    ],
    ['四、我们如何保护', '密码经过不可逆的加密后保存，任何人都无法看到原文。证件号码和手机号在页面上只显示部分位数。'],
    ['五、保存多久', '学习记录和证书信息在证书有效期内保存；注销账号后，其余个人信息在十五个工作日内删除。'],
    [
      '六、您的权利',
      '您可以查询、更正、导出或删除自己的个人信息，也可以随时撤回同意。请通过页面上的“咨询”或客服电话与我们联系。',
    ],
  ],
}
