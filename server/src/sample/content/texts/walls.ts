import type { SchoolContent, Trade } from '../school-content'

/** What a short film says, one line for each of its scenes. */
export type FilmLines = readonly [string, string, string]

export const WALL_TAGS = ['学员心声', '企业评价', '老师寄语', '家人眼中'] as const

export interface WallText {
  readonly tag: (typeof WALL_TAGS)[number]
  readonly title: string
  readonly author: string
  readonly trade: Trade
  readonly likes: number
  /** What is said after the title. */
  readonly lines: FilmLines
}

/** Video statements about a school; the first tag has more than a page. */
export function wallTexts({ trades }: SchoolContent): WallText[] {
  const [first, second, third, fourth, fifth, sixth] = trades
  const say = (
    tag: WallText['tag'],
    author: string,
    trade: Trade,
    likes: number,
    title: string,
    ...lines: FilmLines
  ): WallText => ({ tag, author, trade, likes, title, lines })
  return [
    say(
      '学员心声',
      '陈师傅',
      first,
      1286,
      `四十一岁，我从头学${first.name}`,
      '流水线上做了十五年，报名那天心里直打鼓。',
      `${first.teacher}老师说不着急，先把工具认全。`,
      `现在我在${first.employer}上班，手艺什么时候学都不晚。`,
    ),
    say(
      '学员心声',
      '木子',
      second,
      842,
      `三周，从手抖到独立完成${second.skill}`,
      '第一周，我连工具都拿不稳。',
      '第二周，老师让我先看别人做两遍再上。',
      '第三周，从头到尾一个人做完，一次合格。',
    ),
    say(
      '学员心声',
      '小鹿',
      third,
      655,
      `我把爱好学成了职业：${third.name}`,
      '以前只在家里琢磨，总差一点。',
      `来这里才知道，${third.skill}有一整套规矩。`,
      '现在有人付钱请我做我喜欢的事。',
    ),
    say(
      '学员心声',
      '海边的风',
      fourth,
      431,
      '上班族的夜校三个月',
      '白天上班，晚上七点半到实训场。',
      `周末集中练${fourth.skill}，不懂的当场问。`,
      '三个月，没请过一天假，证书拿到了。',
    ),
    say(
      '学员心声',
      '王同学',
      fifth,
      398,
      '三个同事，一起报名一起拿证',
      '一个人怕坚持不下来，就拉上了两个同事。',
      '谁没听懂，另外两个讲给他听。',
      `${fifth.name}考核那天，三个人都过了。`,
    ),
    say(
      '学员心声',
      '青禾',
      sixth,
      276,
      '零基础，一次通过的笔记分享',
      '第一本记步骤，每一步写清为什么。',
      '第二本记错误，错在哪里、怎么改。',
      `考前只看这两本，${sixth.name}一次通过。`,
    ),
    say(
      '学员心声',
      '阿宁',
      first,
      233,
      '安全第一课，我记到现在',
      '进场先看三样：着装、站位、急停按钮。',
      '手机放柜子里，长头发收进帽子里。',
      '老师说，活可以慢一点，人不能伤一点。',
    ),
    say(
      '学员心声',
      '米粒妈妈',
      third,
      517,
      '重新上班的第一天',
      '在家带了六年孩子，我以为自己跟不上了。',
      `学完${third.course}，简历上终于有了新的一行。`,
      '今天出门前，孩子给我写了一张加油卡。',
    ),
    say(
      '学员心声',
      '小周',
      second,
      184,
      '第一件像样的作品',
      '前九件都不好意思拿出来。',
      `第十件，${second.teacher}老师看了很久，点了点头。`,
      '我把它放在书桌上，每天看一眼。',
    ),
    say(
      '学员心声',
      '阿强',
      fourth,
      162,
      '退伍之后，我选了一门手艺',
      '部队里学会的是守时和守规矩。',
      `学${fourth.name}，最用得上的还是这两样。`,
      '现在我带着两个徒弟。',
    ),
    say(
      '企业评价',
      `${first.employer}车间主任`,
      first,
      729,
      `为什么我们连续三年来${first.name}班招人`,
      '第一，来了就能上手，不用从认工具教起。',
      `第二，${first.skill}，做得又快又稳。`,
      '第三，安全意识是学校里就养成的。',
    ),
    say(
      '企业评价',
      `${second.employer}人事经理`,
      second,
      388,
      '面试不看简历，看手上的活',
      '我们的面试就是到车间做一件活。',
      '看他怎么准备、怎么下手、怎么收尾。',
      '这里的学员，收尾最干净。',
    ),
    say(
      '企业评价',
      `${third.employer}负责人`,
      third,
      305,
      '他们来了就能上岗',
      '以前招人，试用期要带三个月。',
      `现在从${third.name}班招，一周就能独立上岗。`,
      '我们省下的时间，都用来服务客户了。',
    ),
    say(
      '老师寄语',
      first.teacher,
      first,
      964,
      '慢就是快',
      `${first.skill}，急的人总要返工。`,
      '一步一步做对，最后反而最快。',
      '先求对，再求稳，最后才求快。',
    ),
    say(
      '老师寄语',
      second.teacher,
      second,
      452,
      '规矩是护着你的',
      '每一条规程后面，都有一次真的事故。',
      '不是为难你，是不让你再走一遍。',
      '守规矩的人，干得长久。',
    ),
    say(
      '老师寄语',
      fifth.teacher,
      fifth,
      287,
      '做错一次，胜过看对十次',
      '实训场就是让你犯错的地方。',
      '错了停下来，想清楚错在哪一步。',
      '再做一遍，这一步就是你的了。',
    ),
    say(
      '家人眼中',
      '陈师傅的女儿',
      first,
      1103,
      '爸爸毕业啦',
      '爸爸每天晚上在灯下画步骤图。',
      `他说${first.skill}比我的数学题还难。`,
      '今天他拿到证书，第一个打电话给我。',
    ),
    say(
      '家人眼中',
      '小鹿的妈妈',
      third,
      346,
      '她回家第一件事是给我们露一手',
      '以前下班就刷手机，现在一回家就动手。',
      `她给我们讲${third.skill}，讲得头头是道。`,
      '我们一家人，都成了她的学生。',
    ),
  ]
}

export interface LessonText {
  readonly title: string
  readonly description: string
  readonly trade: Trade
  /** 1 training, 2 exam, 3 certification. */
  readonly classType: 1 | 2 | 3
  /** What is said after the title. */
  readonly lines: FilmLines
}

/** Short lessons of the micro-classroom. */
export function lessonTexts({ trades }: SchoolContent): LessonText[] {
  const [first, second, third, fourth, fifth, sixth] = trades
  return [
    {
      title: `一看就懂：${first.skill}`,
      description: `${first.teacher}老师用一块样板演示完整步骤，重点讲清最容易出错的两处。`,
      trade: first,
      classType: 1,
      lines: [
        `${first.teacher}老师先用一块样板做一遍完整的步骤。`,
        '最容易出错的有两处：准备不到位，顺序做颠倒。',
        '记住顺序，慢做三遍，再计时做一遍。',
      ],
    },
    {
      title: `${second.name}考前必看：评分表逐条讲`,
      description: '考评员到底在看什么？对照评分表，一项一项拆给你看。',
      trade: second,
      classType: 2,
      lines: [
        '评分表分三块：安全、过程、结果。',
        `过程分最容易丢，${second.skill}要边做边说明。`,
        '收尾也算分：工具归位，场地清洁。',
      ],
    },
    {
      title: `${third.name}证书怎么用`,
      description: '从补贴申领到岗位定级，证书拿到手之后的三件事。',
      trade: third,
      classType: 3,
      lines: [
        '第一件事：在有效期内申领技能补贴。',
        '第二件事：把证书登记进人事档案。',
        '第三件事：对照岗位等级，申请定级。',
      ],
    },
    {
      title: `${fourth.skill}的五个基本动作`,
      description: '动作分解加慢放，跟着做十遍，比看一百遍有用。',
      trade: fourth,
      classType: 1,
      lines: [
        '准备、起手、运行、检查、收手，一共五个。',
        '跟着慢放做，每个动作停两秒。',
        '连起来做十遍，动作就是你的了。',
      ],
    },
    {
      title: `${fifth.name}理论题库高频考点`,
      description: '近三次考试出现过的知识点，归成六类，配口诀。',
      trade: fifth,
      classType: 2,
      lines: [
        '考点归成六类，先背口诀再做题。',
        `${fifth.skill}这一类，几乎每次都考。`,
        '做错的题抄在一页纸上，考前只看这一页。',
      ],
    },
    {
      title: `${sixth.name}等级认定流程`,
      description: '报名、审核、考核、公示、发证，一张时间表讲清楚。',
      trade: sixth,
      classType: 3,
      lines: [
        '报名和审核：身份证、照片、工作年限证明。',
        '考核：先理论，后技能，都合格才算通过。',
        '公示之后发证，网上可以查到编号。',
      ],
    },
    {
      title: '进入实训场之前',
      description: '着装、站位、应急停机，所有工种通用的安全规程。',
      trade: first,
      classType: 1,
      lines: [
        '着装：工装扣好，长发收进帽子，不戴手套操作转动设备。',
        '站位：站在标线里，不站在别人的动作范围里。',
        '应急：先找到急停按钮，再开始干活。',
      ],
    },
  ]
}
