import type { SchoolContent, Trade } from '../school-content'

export const REVIEW_TAGS = ['老师耐心', '实操充足', '通过率高', '就业有帮助', '环境整洁'] as const

export interface ReviewText {
  readonly author: string
  readonly trade: Trade
  readonly content: string
  readonly tags: readonly (typeof REVIEW_TAGS)[number][]
  /** Number of pictures. */
  readonly pictures: number
  readonly video?: true
  readonly reply?: string
  readonly pinned?: true
  readonly browseCount: number
  readonly thumbsCount: number
  readonly daysAgo: number
}

/** Reviews of a school, newest first, one of them pinned. */
export function reviewTexts(school: SchoolContent): ReviewText[] {
  const [first, second, third, fourth, fifth, sixth] = school.trades
  return [
    {
      author: '阿宁',
      trade: first,
      content: `${first.teacher}老师讲得特别清楚，${first.skill}我以前总是记不住步骤，他编了个顺口溜，一下就会了。`,
      tags: ['老师耐心'],
      pictures: 0,
      browseCount: 86,
      thumbsCount: 9,
      daysAgo: 1,
    },
    {
      author: '木子',
      trade: second,
      content: `第一次实操手抖得不行，老师让我先看别人做两遍再上。三周下来，${second.skill}已经能独立完成，考核一次就过了。`,
      tags: ['老师耐心', '通过率高'],
      pictures: 3,
      video: true,
      reply: '恭喜木子！记得带上证书来服务中心办理补贴申报，材料清单我们已经发到你的手机上。',
      browseCount: 312,
      thumbsCount: 41,
      daysAgo: 2,
    },
    {
      author: '陈师傅',
      trade: first,
      content:
        `我今年四十一岁，之前在流水线上做了十五年，报名的时候心里直打鼓，怕自己年纪大、底子薄，跟不上年轻人。` +
        `开课第一天，${first.teacher}老师把我叫到一边，说不着急，先把工具认全。后来每次晚课他都留到最后，看着我把${first.skill}从头到尾做一遍才走。` +
        `三个月下来，一百四十多个学时，一节没落。上周我拿到了证书，${first.employer}也通知我去上班了。` +
        `想对还在犹豫的朋友说一句：只要肯学，什么时候都不算晚，这里的老师真的会一直等你跟上来。`,
      tags: ['老师耐心', '就业有帮助', '实操充足'],
      pictures: 2,
      reply: '陈师傅，您是我们班出勤第一名，老师们都记得您的笔记本。祝新工作顺利，欢迎常回学校看看！',
      pinned: true,
      browseCount: 2860,
      thumbsCount: 368,
      daysAgo: 17,
    },
    {
      author: '小鹿',
      trade: third,
      content: `场地干净，工位够用，不用排队。${third.teacher}老师会把每个人的问题单独记下来，下节课先讲。`,
      tags: ['环境整洁', '实操充足'],
      pictures: 1,
      browseCount: 204,
      thumbsCount: 22,
      daysAgo: 4,
    },
    {
      author: '海边的风',
      trade: fourth,
      content: '线上课可以倍速，周末再到学校练，上班族完全安排得过来。客服回复也很快。',
      tags: ['实操充足'],
      pictures: 0,
      reply: '谢谢认可！夜间实训下个月开始每周增加两场，可以在 APP 里提前预约。',
      browseCount: 158,
      thumbsCount: 17,
      daysAgo: 6,
    },
    {
      author: '王同学',
      trade: fifth,
      content: `推荐给了同事，我们三个人一起报的${fifth.course}，一起通过。学校还帮忙对接了${fifth.employer}的面试。`,
      tags: ['就业有帮助', '通过率高'],
      pictures: 4,
      browseCount: 421,
      thumbsCount: 56,
      daysAgo: 9,
    },
    {
      author: '青禾',
      trade: sixth,
      content: '教材和真题都是新的，模拟考的题型和正式考试基本一致，心里有底。',
      tags: ['通过率高'],
      pictures: 0,
      browseCount: 97,
      thumbsCount: 8,
      daysAgo: 12,
    },
    {
      author: '老赵',
      trade: second,
      content: '唯一的小建议是周三晚上停车位有点紧张，其他都好，老师很负责。',
      tags: ['老师耐心', '环境整洁'],
      pictures: 0,
      reply: '收到您的建议！本周起学员可凭卡停放地下车库，晚间不收费。',
      browseCount: 133,
      thumbsCount: 12,
      daysAgo: 15,
    },
    {
      author: '米粒妈妈',
      trade: third,
      content: `在家带了六年孩子，学完${third.course}，终于又有了自己的工作。最感谢班主任，开课前一天还打电话提醒我带身份证。`,
      tags: ['就业有帮助'],
      pictures: 2,
      browseCount: 540,
      thumbsCount: 73,
      daysAgo: 20,
    },
  ]
}
