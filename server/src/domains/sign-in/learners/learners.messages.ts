/** Texts of the pages on which a school looks after its learners' accounts. */
import type { TeacherContext } from '../../../platform/teaching/teacher-section'

interface ActionTexts {
  readonly heading: string
  /** What happens, before the button is pressed. */
  readonly what: string
  readonly button: string
}

interface Messages {
  readonly title: string
  readonly lead: (total: number, search: string) => string
  readonly nobody: string
  readonly notFound: (search: string) => string
  readonly more: (count: number) => string
  readonly search: string
  readonly find: string
  readonly showAll: string
  readonly name: string
  readonly mobile: string
  readonly studentNumber: string
  readonly joined: string
  readonly state: string
  readonly open: string
  readonly closed: string
  readonly closedSince: (time: string) => string
  readonly closedByOwner: (time: string) => string
  readonly password: string
  readonly hasPassword: string
  readonly noPassword: string
  readonly openSessions: string
  readonly none: string
  readonly actions: Readonly<Record<'reset' | 'end' | 'picture' | 'close' | 'open', ActionTexts>>
  readonly showPicture: string
  readonly newPassword: (name: string) => string
  readonly handOver: string
  readonly done: string
  readonly back: string
  readonly changedMeanwhile: string
  readonly admit: string
  readonly admitWhat: string
  readonly admitTo: string
}

export const MESSAGES: Readonly<Record<TeacherContext['locale'], Messages>> = {
  'zh-CN': {
    title: '学员',
    lead: (total, search) => (search === '' ? `共 ${total} 名学员，最新加入的排在最前。` : `找到 ${total} 名学员。`),
    nobody: '本校还没有学员。',
    notFound: (search) => `没有找到与“${search}”相符的学员。`,
    more: (count) => `还有 ${count} 名没有列出，请搜索。`,
    search: '姓名、昵称、手机号或学号',
    find: '搜索',
    showAll: '显示全部',
    name: '姓名',
    mobile: '手机号',
    studentNumber: '学号',
    joined: '加入时间',
    state: '状态',
    open: '可以登录',
    closed: '已关闭',
    closedSince: (time) => `账号已于 ${time} 关闭，学员不能登录。`,
    closedByOwner: (time) => `学员本人已于 ${time} 注销账号，密码、昵称和头像已删除。只有学员本人提出时才重新开通。`,
    password: '密码',
    hasPassword: '已设置',
    noPassword: '未设置，用短信验证码登录',
    openSessions: '当前登录数',
    none: '无',
    actions: {
      reset: {
        heading: '重置密码',
        what: '系统生成新密码，只显示一次。原密码立即失效，学员在所有设备上退出登录。',
        button: '重置密码并退出所有登录',
      },
      end: {
        heading: '退出所有登录',
        what: '学员在所有设备上退出登录。密码不变，学员可以重新登录。',
        button: '退出所有登录',
      },
      picture: {
        heading: '移除头像',
        what: '头像是学员自己上传的，会显示在学员写的笔记和评论旁。不合适时可以移除，移除后不能恢复。',
        button: '移除头像',
      },
      close: {
        heading: '关闭账号',
        what: '学员在所有设备上退出登录，密码、短信验证码和登录链接都不能再登录。学习记录、作答和证书全部保留，账号可以重新开通。',
        button: '关闭账号，不再允许登录',
      },
      open: {
        heading: '重新开通账号',
        what: '学员可以再次登录，用还在的密码或短信验证码；学习记录都还在。',
        button: '重新开通账号',
      },
    },
    showPicture: '查看头像',
    newPassword: (name) => `${name}的新密码`,
    handOver:
      '请当面或打电话把新密码交给学员本人，包括其中的短横线。离开本页后不会再显示；忘记了就再重置一次。如果学员刚才多次输错密码，可能要等 15 分钟才能登录。',
    done: '已交给学员',
    back: '返回列表',
    changedMeanwhile: '这名学员的密码、头像或状态已经变化。请重新打开，再决定要做什么。',
    admit: '录取',
    admitWhat: '学员没有在网上报名，也可以直接录取到班级。',
    admitTo: '录取到班级',
  },
  en: {
    title: 'Learners',
    lead: (total, search) =>
      search === ''
        ? total === 1
          ? 'One learner.'
          : `${total} learners, the newest first.`
        : total === 1
          ? 'One learner found.'
          : `${total} learners found.`,
    nobody: 'The school has no learners yet.',
    notFound: (search) => `No learner fits “${search}”.`,
    more: (count) =>
      count === 1 ? 'One more is not listed: search for them.' : `${count} more are not listed: search for them.`,
    search: 'Name, nickname, mobile number or student number',
    find: 'Search',
    showAll: 'Show all',
    name: 'Name',
    mobile: 'Mobile number',
    studentNumber: 'Student number',
    joined: 'Joined',
    state: 'State',
    open: 'May sign in',
    closed: 'Closed',
    closedSince: (time) => `The account was closed at ${time}. The learner cannot sign in.`,
    closedByOwner: (time) =>
      `The learner closed the account at ${time}. Password, nickname and picture are deleted. Open it again only when they ask for it.`,
    password: 'Password',
    hasPassword: 'Set',
    noPassword: 'Not set; they sign in with a code by text message',
    openSessions: 'Open sign-ins',
    none: 'None',
    actions: {
      reset: {
        heading: 'Reset the password',
        what: 'A new password is made and shown once. The old one stops working at once, and the learner is signed out everywhere.',
        button: 'Reset the password and sign out everywhere',
      },
      end: {
        heading: 'Sign out everywhere',
        what: 'The learner is signed out on every device. The password stays, and they can sign in again.',
        button: 'Sign out everywhere',
      },
      picture: {
        heading: 'Take the picture away',
        what: 'The learner has chosen the picture; it stands beside their notes and comments. One that does not belong there can be taken away for good.',
        button: 'Take the picture away',
      },
      close: {
        heading: 'Close the account',
        what: 'The learner is signed out on every device, and no password, code or link signs them in any more. Their records, answers and certificates stay, and the account can be opened again.',
        button: 'Close the account and let nobody sign in',
      },
      open: {
        heading: 'Open the account again',
        what: 'The learner can sign in again, with the password if there still is one, or with a code by text message. Their records are all there.',
        button: 'Open the account again',
      },
    },
    showPicture: 'Look at the picture',
    newPassword: (name) => `New password of ${name}`,
    handOver:
      'Hand it over to the learner in person or by telephone, with its hyphens. It is not shown again; if it is forgotten, reset it once more. After many wrong tries the learner may have to wait 15 minutes.',
    done: 'Handed over',
    back: 'Back to the list',
    changedMeanwhile:
      'The password, the picture or the state of this learner is another by now. Open the page again before you decide.',
    admit: 'Admit',
    admitWhat: 'Somebody who has not ordered can be admitted to a class, too.',
    admitTo: 'Admit to a class',
  },
}
