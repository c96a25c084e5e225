import type { SchoolContent, Trade } from '../school-content'

export const WALL_TAGS = ['学员心声', '企业评价', '老师寄语', '家人眼中'] as const

export interface WallText {
  readonly tag: (typeof WALL_TAGS)[number]
  readonly title: string
  readonly author: string
  readonly trade: Trade
  readonly likes: number
}

/** Video statements about a school; the first tag has more than a page. */
export function wallTexts({ trades }: SchoolContent): WallText[] {
  const [first, second, third, fourth, fifth, sixth] = trades
  const say = (tag: WallText['tag'], author: string, trade: Trade, likes: number, title: string): WallText => ({
    tag,
    author,
    trade,
    likes,
    title,
  })
  return [
    say('学员心声', '陈师傅', first, 1286, `四十一岁，我从头学${first.name}`),
    say('学员心声', '木子', second, 842, `三周，从手抖到独立完成${second.skill}`),
    say('学员心声', '小鹿', third, 655, `我把爱好学成了职业：${third.name}`),
    say('学员心声', '海边的风', fourth, 431, '上班族的夜校三个月'),
    say('学员心声', '王同学', fifth, 398, '三个同事，一起报名一起拿证'),
    say('学员心声', '青禾', sixth, 276, '零基础，一次通过的笔记分享'),
    say('学员心声', '阿宁', first, 233, '安全第一课，我记到现在'),
    say('学员心声', '米粒妈妈', third, 517, '重新上班的第一天'),
    say('学员心声', '小周', second, 184, '第一件像样的作品'),
    say('学员心声', '阿强', fourth, 162, '退伍之后，我选了一门手艺'),
    say('企业评价', `${first.employer}车间主任`, first, 729, `为什么我们连续三年来${first.name}班招人`),
    say('企业评价', `${second.employer}人事经理`, second, 388, '面试不看简历，看手上的活'),
    say('企业评价', `${third.employer}负责人`, third, 305, '他们来了就能上岗'),
    say('老师寄语', first.teacher, first, 964, '慢就是快'),
    say('老师寄语', second.teacher, second, 452, '规矩是护着你的'),
    say('老师寄语', fifth.teacher, fifth, 287, '做错一次，胜过看对十次'),
    say('家人眼中', '陈师傅的女儿', first, 1103, '爸爸毕业啦'),
    say('家人眼中', '小鹿的妈妈', third, 346, '她回家第一件事是给我们露一手'),
  ]
}

export interface LessonText {
  readonly title: string
  readonly description: string
  readonly trade: Trade
  /** 1 training, 2 exam, 3 certification. */
  readonly classType: 1 | 2 | 3
}

/** Short lessons of the micro-classroom. */
export function lessonTexts({ trades }: SchoolContent): LessonText[] {
  const [first, second, third, fourth, fifth, sixth] = trades
  return [
    {
      title: `三分钟看懂${first.skill}`,
      description: `${first.teacher}老师用一块样板演示完整步骤，重点讲清最容易出错的两处。`,
      trade: first,
      classType: 1,
    },
    {
      title: `${second.name}考前必看：评分表逐条讲`,
      description: '考评员到底在看什么？对照评分表，一项一项拆给你看。',
      trade: second,
      classType: 2,
    },
    {
      title: `${third.name}证书怎么用`,
      description: '从补贴申领到岗位定级，证书拿到手之后的三件事。',
      trade: third,
      classType: 3,
    },
    {
      title: `${fourth.skill}的五个基本动作`,
      description: '动作分解加慢放，跟着做十遍，比看一百遍有用。',
      trade: fourth,
      classType: 1,
    },
    {
      title: `${fifth.name}理论题库高频考点`,
      description: '近三次考试出现过的知识点，归成六类，配口诀。',
      trade: fifth,
      classType: 2,
    },
    {
      title: `${sixth.name}等级认定流程`,
      description: '报名、审核、考核、公示、发证，一张时间表讲清楚。',
      trade: sixth,
      classType: 3,
    },
    {
      title: '进入实训场之前',
      description: '着装、站位、应急停机，所有工种通用的安全规程。',
      trade: first,
      classType: 1,
    },
  ]
}
