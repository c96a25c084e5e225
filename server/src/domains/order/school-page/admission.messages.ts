/** Texts of the page on which a school admits somebody who has not ordered. */
import type { TeacherContext } from '../../../platform/teaching/teacher-section'

interface Messages {
  readonly title: (name: string) => string
  /** What happens, before the button is pressed. */
  readonly what: string
  /** Of somebody without an account. */
  readonly makesAccount: string
  readonly closed: string
  readonly waiting: string
  readonly noClass: string
  readonly inClassAlready: string
  readonly choose: string
  readonly button: string
  readonly back: string
}

export const MESSAGES: Readonly<Record<TeacherContext['locale'], Messages>> = {
  'zh-CN': {
    title: (name) => `录取 ${name}`,
    what: '学员立即成为班级的一员，可以开始学习。学校会得到一份已录取的报名，名额可以在那里取消。',
    makesAccount: '这个手机号还没有账号。录取时会建立账号，学员用这个手机号登录。',
    closed: '这个账号已由学校关闭，不能录取。请先在“学员”里重新开放。',
    waiting: '等待处理的报名',
    noClass: '本校没有可以加入的班级。请先开班，再录取。',
    inClassAlready: '学员已经在这个班级学习。',
    choose: '请选择班级',
    button: '录取到这个班级',
    back: '查看全部报名',
  },
  en: {
    title: (name) => `Admit ${name}`,
    what: 'The learner belongs to the class at once and can begin. The school has an admitted order then, on whose page the seat can be taken back.',
    makesAccount:
      'The number has no account yet. One is made with the admission, and the learner signs in with this number.',
    closed: 'The school has closed this account, so it cannot be admitted. Open it again among the learners first.',
    waiting: 'Orders that wait',
    noClass: 'The school has no class that can be joined. Open one first.',
    inClassAlready: 'The learner has a seat in this class already.',
    choose: 'Choose a class',
    button: 'Admit to this class',
    back: 'See all orders',
  },
}
