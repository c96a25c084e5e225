/** Texts of the pages on which a school sees who has ordered, and decides. */
import type { OrderState } from '@campus/contracts/order'

import type { TeacherContext } from '../../../platform/teaching/teacher-section'
import type { Admission } from '../../study/study.offer'
import type { Decision } from './decide'

interface DecisionTexts {
  readonly heading: string
  /** What happens, before the button is pressed. */
  readonly what: string
  readonly button: string
}

interface Messages {
  readonly title: string
  readonly lead: (total: number, search: string) => string
  readonly nothing: string
  readonly notFound: (search: string) => string
  readonly more: (count: number) => string
  readonly search: string
  readonly find: string
  readonly showAll: string
  readonly number: string
  readonly name: string
  readonly mobile: string
  readonly product: string
  readonly asked: string
  readonly nextClass: string
  readonly price: string
  readonly coupon: string
  readonly payable: string
  readonly state: string
  readonly placed: string
  readonly none: string
  readonly steps: string
  readonly byPerson: string
  readonly class: string
  readonly remaining: (seats: number) => string
  readonly inClass: string
  readonly noClass: string
  readonly words: string
  readonly states: Readonly<Record<OrderState, string>>
  /** A placed order of which nothing is to be paid. */
  readonly free: string
  /** The first step of every order. */
  readonly wasPlaced: string
  readonly decisions: Readonly<Record<Decision, DecisionTexts>>
  readonly notAdmitted: Readonly<Record<Exclude<Admission, 'admitted'>, string>>
  readonly wrongWords: (most: number) => string
  readonly changedMeanwhile: string
  readonly back: string
}

export const MESSAGES: Readonly<Record<TeacherContext['locale'], Messages>> = {
  'zh-CN': {
    title: '报名',
    lead: (total, search) => (search === '' ? `共 ${total} 份报名，等待处理的排在最前。` : `找到 ${total} 份报名。`),
    nothing: '还没有人报名。',
    notFound: (search) => `没有找到与“${search}”相符的报名。`,
    more: (count) => `还有 ${count} 份没有列出，请搜索。`,
    search: '报名编号、姓名、手机号或课程',
    find: '搜索',
    showAll: '显示全部',
    number: '报名编号',
    name: '姓名',
    mobile: '手机号',
    product: '课程',
    asked: '班级',
    nextClass: '由学校安排最近的班级',
    price: '标准价',
    coupon: '优惠券',
    payable: '应付',
    state: '状态',
    placed: '报名时间',
    none: '无',
    steps: '办理记录',
    byPerson: '本人',
    class: '录取到',
    remaining: (seats) => `余 ${seats} 席`,
    inClass: '已在班',
    noClass: '这门课程没有可以加入的班级。请先开班，再录取。',
    words: '告诉学员的话',
    states: { placed: '待缴费', paid: '已缴费', admitted: '已录取', withdrawn: '已取消', refused: '未录取' },
    free: '待录取',
    wasPlaced: '已提交',
    decisions: {
      pay: { heading: '确认收款', what: '学校已收到全部费用。学员会看到“已缴费”。', button: '标记为已缴费' },
      admit: {
        heading: '录取',
        what: '学员立即成为班级的一员，可以开始学习。没有缴费也可以录取。',
        button: '录取到这个班级',
      },
      refuse: {
        heading: '不录取',
        what: '学员会看到下面的话，优惠券退还给学员。已收的费用请另行退还。',
        button: '不录取',
      },
      takeBack: {
        heading: '取消名额',
        what: '学员不能再进入班级。学过的内容都保留，再次录取后接着学。优惠券退还给学员。',
        button: '取消这个名额',
      },
    },
    notAdmitted: {
      'in the class already': '学员已凭另一份报名在这个班级学习。请返回选择其他班级，或者不录取这一份。',
      finished: '这个班级已经结束。请返回选择其他班级。',
      full: '这个班级刚刚满员。请返回选择其他班级。',
      'no such class': '没有选择班级，或者班级已不存在。请返回重新选择。',
    },
    wrongWords: (most) => `请写明原因，最多 ${most} 字。`,
    changedMeanwhile: '这份报名的状态已经变化。请重新打开，再决定要做什么。',
    back: '返回列表',
  },
  en: {
    title: 'Orders',
    lead: (total, search) =>
      search === ''
        ? total === 1
          ? 'One order.'
          : `${total} orders, first those that wait.`
        : total === 1
          ? 'One order found.'
          : `${total} orders found.`,
    nothing: 'Nobody has ordered yet.',
    notFound: (search) => `No order fits “${search}”.`,
    more: (count) =>
      count === 1 ? 'One more is not listed: search for it.' : `${count} more are not listed: search for them.`,
    search: 'Order number, name, mobile number or course',
    find: 'Search',
    showAll: 'Show all',
    number: 'Order',
    name: 'Name',
    mobile: 'Mobile number',
    product: 'Course',
    asked: 'Class',
    nextClass: 'The next one, as the school chooses',
    price: 'Standard price',
    coupon: 'Coupon',
    payable: 'To be paid',
    state: 'State',
    placed: 'Ordered',
    none: 'None',
    steps: 'What happened',
    byPerson: 'the person',
    class: 'Admit to',
    remaining: (seats) => (seats === 1 ? '1 seat left' : `${seats} seats left`),
    inClass: 'in this class',
    noClass: 'The course has no class that can be joined. Open one first.',
    words: 'Words to the learner',
    states: {
      placed: 'To be paid',
      paid: 'Paid',
      admitted: 'Admitted',
      withdrawn: 'Withdrawn',
      refused: 'Not admitted',
    },
    free: 'To be admitted',
    wasPlaced: 'Ordered',
    decisions: {
      pay: {
        heading: 'Confirm the payment',
        what: 'The school has all of the money. The learner sees that it is paid.',
        button: 'Mark as paid',
      },
      admit: {
        heading: 'Admit',
        what: 'The learner belongs to the class at once and can begin. It need not be paid before.',
        button: 'Admit to this class',
      },
      refuse: {
        heading: 'Do not admit',
        what: 'The learner reads the words below and has the coupon again. Pay back elsewhere what was paid.',
        button: 'Do not admit',
      },
      takeBack: {
        heading: 'Take the seat back',
        what: 'The class opens no more to the learner. What they learned stays and goes on when they are admitted again. They have the coupon again.',
        button: 'Take this seat back',
      },
    },
    notAdmitted: {
      'in the class already':
        'The learner has a seat in this class by another order. Go back and choose another class, or do not admit this one.',
      finished: 'The class is finished. Go back and choose another.',
      full: 'The class has just become full. Go back and choose another.',
      'no such class': 'No class was chosen, or it is no more. Go back and choose again.',
    },
    wrongWords: (most) => `Say why, in at most ${most} characters.`,
    changedMeanwhile: 'The order is in another state by now. Open it again before you decide.',
    back: 'Back to the list',
  },
}
