import { mediaUrl } from '../../pictures/media-url'
import type { MotifName } from '../../pictures/motifs/motifs'
import { dayAt, writtenDate } from '../../sample-time'
import type { SchoolContent, Trade } from '../school-content'
import { heading, image, paragraph, points, quote, steps, table } from './html'
import type { FilmLines } from './walls'

export const NEWS_CATEGORIES = ['校园动态', '政策解读', '就业服务', '技能竞赛'] as const

export interface NewsText {
  readonly category: (typeof NEWS_CATEGORIES)[number]
  readonly title: string
  readonly introduction: string
  readonly motif: MotifName
  /** HTML; '' of a video. */
  readonly body: string
  readonly film?: { readonly trade: Trade; readonly lines: FilmLines }
  /** Days before the day of installation, and the clock time. */
  readonly daysAgo: number
  readonly clock: string
}

/** A school's news of the last four weeks, newest first. */
export function newsTexts(school: SchoolContent, now: Date): NewsText[] {
  return [...recentNews(school, now), ...earlierNews(school, now)]
}

function recentNews(school: SchoolContent, now: Date): NewsText[] {
  const [first, second, third, fourth] = school.trades
  return [
    {
      category: '校园动态',
      title: `${first.name}新一期班开课，四十二名学员走进实训场`,
      introduction: `${first.course}今天开课，首日就安排了两小时实操，学员从认工具、立规矩开始。`,
      motif: first.motif,
      daysAgo: 1,
      clock: '16:20',
      body: [
        paragraph(
          `今天上午，${school.institution.name}${first.course}开课。四十二名学员按六人一组进入实训场，由${first.teacher}老师担任主讲，两名企业导师全程带教。`,
        ),
        image(mediaUrl(school.id, 'album', `${first.motif}-2`), `${first.name}实训现场`),
        heading('第一课：先立规矩'),
        paragraph(
          `“手艺可以慢慢学，规矩第一天就要记住。”${first.teacher}老师把开班第一小时留给了安全规程，随后才带着大家动手练习${first.skill}。`,
        ),
        heading('本期安排'),
        table(
          ['阶段', '内容', '学时'],
          ['第一周', '基础理论与安全规程', '24'],
          ['第二至三周', first.skill, '48'],
          ['第四周', '综合练习与模拟考核', '24'],
        ),
        paragraph('学员可在“我的学习”里查看每天的课表，线上课程随到随学，实操课请提前十五分钟到场签到。'),
      ].join(''),
    },
    {
      category: '政策解读',
      title: '取得职业技能等级证书后，补贴怎么领？一文讲清五个问题',
      introduction: '谁能领、领多少、在哪里申请、要带什么、多久到账，学校老师把常问的问题整理成了清单。',
      motif: 'diploma',
      daysAgo: 3,
      clock: '10:05',
      body: [
        paragraph('每期学员结业前，问得最多的就是补贴。我们把常见的五个问题整理如下，具体标准以参保地当年公布的为准。'),
        heading('一、补贴标准参考'),
        table(
          ['证书等级', '一般标准', '紧缺工种'],
          ['五级（初级工）', '1000 元', '1200 元'],
          ['四级（中级工）', '1500 元', '1800 元'],
          ['三级（高级工）', '2000 元', '2500 元'],
        ),
        heading('二、办理步骤'),
        steps(
          '证书发放后，先在本站“证书查询”核对姓名与编号。',
          '登录当地人社服务平台，选择“技能提升补贴”。',
          '上传证书照片，确认社保缴费月数。',
          '审核通过后，补贴打入本人社保卡。',
        ),
        heading('三、容易忽略的两点'),
        points('申请有时限，一般为证书核发之日起十二个月内。', '同一职业同一等级只能申领一次。'),
        quote('需要帮忙核对材料的学员，可以在页面右侧留言，老师会在一个工作日内回电。'),
      ].join(''),
    },
    {
      category: '就业服务',
      title: `${second.employer}来校招聘，${second.name}方向二十六人达成意向`,
      introduction: `企业带着岗位和样件来面试，现场看手艺、谈待遇，${second.name}班的学员成了抢手货。`,
      motif: 'partnership',
      daysAgo: 5,
      clock: '15:40',
      body: [
        paragraph(
          `${writtenDate(dayAt(now, -5, '09:00'))}，${second.employer}、${third.employer}等九家单位走进校园，提供一百六十余个岗位，当天共有二十六名${second.name}方向学员与企业达成就业意向。`,
        ),
        paragraph(
          `与往常的招聘会不同，这次面试放在了实训场。企业技术主管出题，学员现场演示${second.skill}，做得怎么样一眼就看得出来。`,
        ),
        image(mediaUrl(school.id, 'album', `${second.motif}-3`), '招聘会现场'),
        quote(`“简历能写得很漂亮，手上的活骗不了人。”${second.employer}的面试官说，今天看中的三位学员，动作都很干净。`),
        heading('后续安排'),
        points('未参加本场的学员，可在就业服务处登记意向。', '下一场将于两周后举行，重点面向零基础转行学员。'),
      ].join(''),
    },
    {
      category: '技能竞赛',
      title: `全市技能大赛落幕，我校${third.name}项目斩获一金两银`,
      introduction: `${third.teacher}老师带队，三名学员在${third.name}项目中进入前五，其中一人夺冠。`,
      motif: 'trophy',
      daysAgo: 8,
      clock: '18:30',
      body: [
        paragraph(
          `为期三天的${school.city}职业技能大赛昨日闭幕。由${third.teacher}老师带队的${school.shortName}代表队在${third.name}项目中获得一金两银，创下学校参赛以来最好成绩。`,
        ),
        heading('赛场上的四小时'),
        paragraph(
          `比赛以${third.skill}为核心考点，要求选手在四小时内独立完成。冠军得主是去年从零起步的学员，他说自己的秘诀只有一个：“把每一步都当成考试来练。”`,
        ),
        table(
          ['名次', '项目', '得分'],
          ['第一名', third.name, '93.5'],
          ['第二名', third.name, '91.0'],
          ['第三名', third.name, '90.5'],
        ),
        paragraph('学校将把本次比赛的样题整理成公开课，近期在“微课堂”上线。'),
      ].join(''),
    },
    {
      category: '校园动态',
      title: `实训条件再升级：${fourth.name}新工位投入使用`,
      introduction: '新增十二个工位和一套教学投屏系统，最后一排也能看清老师手上的动作。',
      motif: fourth.motif,
      daysAgo: 10,
      clock: '09:15',
      body: [
        paragraph(
          `经过一个月的改造，${fourth.name}实训区本周重新开放。新增工位十二个，每两个工位共用一块教学屏，老师的操作画面实时投放。`,
        ),
        image(mediaUrl(school.id, 'album', `${fourth.motif}-1`), `${fourth.name}实训区`),
        paragraph(school.institution.facilities),
        heading('开放时间'),
        points(
          '工作日 18:00 至 21:00，持学员卡预约。',
          '周末全天开放，每人每次两小时。',
          '未参加安全培训的学员暂不能进入。',
        ),
      ].join(''),
    },
    {
      category: '校园动态',
      title: `学员故事：四十岁转行学${first.name}，我给自己发了一张新名片`,
      introduction: '从流水线到持证上岗，他用了九十六个学时和三个月的夜校。',
      motif: first.motif,
      daysAgo: 13,
      clock: '20:10',
      body: [
        paragraph(`老陈今年四十一岁，在流水线上干了十五年。去年厂子搬迁，他第一次认真想：除了手快，我还会什么？`),
        paragraph(
          `他报了${first.course}。白天打零工，晚上到学校练${first.skill}。“头两周手抖得厉害，${first.teacher}老师握着我的手，一遍一遍教。”`,
        ),
        quote('“拿到证书那天，我把它拍给女儿看。她说，爸，你毕业啦。”'),
        paragraph(
          `如今老陈已在${first.employer}上班三个月，带着一个新来的徒弟。他说自己最常对徒弟讲的一句话，就是当初老师讲给他的：慢就是快。`,
        ),
      ].join(''),
    },
  ]
}

function earlierNews(school: SchoolContent, now: Date): NewsText[] {
  const [, second, , fourth, fifth, sixth] = school.trades
  return [
    {
      category: '就业服务',
      title: `与${fifth.employer}签约，${fifth.name}方向开设定向班`,
      introduction: '入学即签意向，课程由企业参与设计，结业考核合格直接上岗。',
      motif: 'partnership',
      daysAgo: 15,
      clock: '11:00',
      body: [
        paragraph(
          `${writtenDate(dayAt(now, -15, '09:00'))}，学校与${fifth.employer}签订合作协议，共同开设${fifth.name}定向班，首期计划招收三十人。`,
        ),
        heading('这个班有什么不同'),
        points(
          '课程由企业技术骨干与学校教师共同编写。',
          `实训围绕${fifth.skill}展开，三分之一课时在企业完成。`,
          '结业考核合格者直接安排岗位，签订正式劳动合同。',
        ),
        paragraph('有意向的学员可在首页留言咨询，或到报名点现场了解。'),
      ].join(''),
    },
    {
      category: '校园动态',
      title: '教师集训两周，八门课程的教案全部更新',
      introduction: '按照新版职业标准逐条对照，老师们先当了两周学生。',
      motif: 'desk',
      daysAgo: 18,
      clock: '14:30',
      body: [
        paragraph(
          '新版职业标准发布后，学校组织全体专任教师集中备课两周，逐条对照考核要点，更新教案八门、题库一千二百余题。',
        ),
        paragraph(school.institution.faculty),
        quote('“标准改一个字，课堂上可能就要改一整节。”教务处的老师这样说。'),
      ].join(''),
    },
    {
      category: '技能竞赛',
      title: `第六届校内技能节开赛，${sixth.name}首次设学员组`,
      introduction: '赛题公开、评分公开、回放公开，名次靠前的学员将代表学校外出参赛。',
      motif: 'trophy',
      daysAgo: 21,
      clock: '09:00',
      body: [
        paragraph(`本届技能节共设六个赛项，其中${sixth.name}首次设立学员组，只要入学满一个月即可报名。`),
        table(
          ['赛项', '形式', '名额'],
          ...school.trades.slice(0, 4).map((trade) => [trade.name, '现场实操', '16'] as const),
        ),
        paragraph('所有赛题已在班级群公布，评分表与比赛回放赛后三日内公开。'),
      ].join(''),
    },
    {
      category: '校园动态',
      title: `视频：跟着镜头看${second.name}实训的一天`,
      introduction: '从晨会点名到收工清场，一天都在这里。',
      motif: second.motif,
      daysAgo: 22,
      clock: '12:00',
      body: '',
      film: {
        trade: second,
        lines: [
          '早上八点，晨会点名，检查着装。',
          `上午看示范，下午分组练${second.skill}。`,
          '下午五点，清点工具，打扫场地，收工。',
        ],
      },
    },
    {
      category: '政策解读',
      title: '新版职业分类大典下，这些工种的名称变了',
      introduction: `以${second.name}为例，看看证书上的名称与岗位该怎样对应。`,
      motif: 'announcement',
      daysAgo: 24,
      clock: '10:40',
      body: [
        paragraph(
          '不少学员发现，证书上的职业名称和招聘启事上写的不完全一样。这是因为职业分类做了调整，名称更新，含义相通。',
        ),
        heading(`以${second.name}为例`),
        points(
          `培训内容不变，仍以${second.skill}为主。`,
          '旧证书继续有效，不需要换发。',
          '应聘时可同时出示学校开具的对照说明。',
        ),
      ].join(''),
    },
    {
      category: '校园动态',
      title: '校园开放日：带家人来看看你学习的地方',
      introduction: `${fourth.name}体验、亲子手作、课程试听，周末两天全部免费。`,
      motif: 'campus',
      daysAgo: 27,
      clock: '17:00',
      body: [
        paragraph(`为感谢学员家属的支持，学校定于本周末举办开放日。地点：${school.address}。`),
        points(
          `${fourth.name}体验区：在老师指导下完成一件小作品。`,
          '课程试听区：每整点开讲，不用预约。',
          '咨询区：报名、补贴、就业一站式解答。',
        ),
        image(mediaUrl(school.id, 'album', 'campus-1'), '校园'),
        paragraph('停车位有限，建议乘坐公共交通前来。'),
      ].join(''),
    },
    {
      category: '就业服务',
      title: '上月毕业去向：九成学员在一个月内上岗',
      introduction: '学校公布上月就业数据，平均起薪较去年同期提高百分之八。',
      motif: 'data',
      daysAgo: 29,
      clock: '09:30',
      body: [
        paragraph('上月共有二百一十七名学员结业，截至本月初已就业一百九十八人，另有七人选择继续进修。'),
        table(
          ['方向', '结业人数', '就业率', '平均月薪'],
          ...school.trades
            .slice(0, 5)
            .map(
              (trade, index) =>
                [
                  trade.name,
                  String(52 - index * 6),
                  `${String(96 - index * 2)}%`,
                  `${String(7200 - index * 350)}\u00a0元`,
                ] as const,
            ),
        ),
        paragraph('就业数据由学校就业服务处逐一电话核实，欢迎监督。'),
      ].join(''),
    },
  ]
}
