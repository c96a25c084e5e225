import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'account.own': 'What is yours',
  'account.orders': 'My enrollments',
  'account.coupons': 'My coupons',
  'account.certificates': 'My certificates',
  'account.enquiries': 'My enquiries',

  'account.picture.set': 'Set a picture',
  'account.picture.change': 'Change the picture',
  'account.picture.remove': 'Remove the picture',
  'account.picture.unreadable': 'This picture cannot be read, please choose another',

  'account.profile': 'Profile',
  'account.realName': 'Name',
  'account.realName.fixed':
    'Your name stands on records and certificates. If it is wrong, ask the school to change it.',
  'account.realName.hint': 'As on your identity card: it stands on records and certificates',
  'account.nickName': 'Nickname',
  'account.nickName.required': 'Please enter a nickname',
  'account.mobile': 'Mobile number',
  'account.save': 'Save',
  'account.saved': 'Saved',

  'account.password': 'Password',
  'account.password.has': 'You have a password and can sign in with it and your number.',
  'account.password.hasNone': 'You have no password yet and sign in by a code in a text message.',
  'account.password.askSchool': 'This site sends no text messages. Please ask the school to set a password.',
  'account.password.change': 'Change password',
  'account.password.setFirst': 'Set a password',
  'account.password.new': 'New password',
  'account.password.newRequired': 'Please enter a new password',
  'account.password.newTooShort': 'At least {n} characters',
  'account.password.hint': 'At least {n} characters; no birthday, number or common password',
  'account.password.submit': 'Save password',
  'account.password.done': 'Password saved. Other devices have to sign in again',

  'account.proof.sentTo': 'To make sure that it is you, a code will be sent to {mobile}.',
  'account.proof.code': 'Code',
  'account.proof.codeRequired': 'Please enter the code',
  'account.proof.codeInvalid': 'Please enter the 6-digit code',
  'account.proof.password': 'Current password',
  'account.proof.passwordRequired': 'Please enter the current password',

  'account.sessions': 'Where you are signed in',
  'account.sessions.count':
    'Your account is signed in at {n} places, this one among them. If a phone is lost or you used a shared computer, sign out everywhere.',
  'account.sessions.only': 'Your account is signed in here only.',
  'account.sessions.end': 'Sign out everywhere',
  'account.sessions.end.title': 'Sign out everywhere?',
  'account.sessions.end.what': 'You will be signed out here and on other devices. What is not saved is lost.',
  'account.sessions.end.done': 'Signed out everywhere',

  'account.close': 'Close account',
  'account.close.what':
    'You can no longer sign in here then; password, nickname and picture are deleted at once. The school keeps records, marks, certificates and enrollments. To have the account back, ask the school.',
  'account.close.askSchool': 'This site sends no text messages. Please ask the school to close the account.',
  'account.close.submit': 'Close the account',
  'account.close.done': 'The account is closed',
}
