import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'study.sign.in': 'Sign-in',
  'study.sign.out': 'Sign-out',
  'study.sign.in.ok': 'Sign-in successful',
  'study.sign.out.ok': 'Sign-out successful',
  'study.sign.in.done': 'Signed in {time}',
  'study.sign.out.done': 'Signed out {time}',
  'study.sign.repeat': 'Repeat attendance check-in is not allowed',
  'study.sign.auto': 'This class has auto sign-in enabled, you have signed in successfully',
  'study.sign.controls': 'Attendance',
  'study.sign.in.notStarted': 'Sign-in opens at {time}',
  'study.sign.out.notStarted': 'Sign-out opens at {time}',
  'study.sign.in.over': 'Sign-in is over',
  'study.sign.out.over': 'Sign-out is over',
  'study.sign.notSignedIn': 'Please sign in first',
  'study.sign.in.waiting': 'Sign-in waiting {time}',
  'study.sign.out.waiting': 'Sign-out waiting {time}',
  'study.sign.offline': 'There is no connection: signing in and out is kept and sent when you are online',
  'study.sign.kept': 'No connection: it is kept and sent when you are online',
  'study.sign.failed': 'The attendance could not be loaded',
  'study.sign.retry': 'Retry',
}
