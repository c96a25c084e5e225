import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'login.mode.code': 'Code login',
  'login.mode.password': 'Password login',
  'login.mobileRequired': 'Please enter the mobile number',
  'login.mobileInvalid': 'Please enter a correct mobile number',
  'login.codeInvalid': 'Please enter the 6-digit verification code',
  'login.passwordRequired': 'Please enter the password',
  'login.done': 'Logged in',
  'login.joined': 'Joined',
  'login.title': 'Log in',
  'login.submit': 'Log in',
  'login.mobile': 'Mobile number',
  'login.code': 'Verification code',
  'login.codeRequired': 'Please enter the verification code',
  'login.password': 'Password',

  'login.promotionTitle': 'Online promotion partner',
  'login.mode': 'Login method',

  'proof.why':
    'You signed in with a password. We will send a code to {mobile}; with it, your courses, homework and tests at other schools open here.',
  'proof.done': 'Verified',
  'proof.noSms':
    'This site sends no text messages, so your number cannot be verified here. Please see the content of other schools at their own sites.',

  'sso.inProgress': 'Signing in…',
  'sso.failed': 'Sign-in failed, please log in again',
  'sso.toLogin': 'Go to login',

  'appDownload.title': 'Download the app, learn anywhere',
  'appDownload.visitor': 'Scan to register',
  'appDownload.organisation': 'Scan to open the organisation page',
  'appDownload.service.consulting': 'Course selection consulting',
  'appDownload.service.enrollment': 'Online enrollment',
  'appDownload.service.study': 'Online study',
  'appDownload.service.tests': 'Assignments and tests',
  'appDownload.service.tutoring': 'Q&A tutoring',
  'appDownload.service.exam': 'Exam registration',
  'appDownload.service.scores': 'Score lookup',
  'appDownload.service.certificate': 'Certificate lookup',
  'appDownload.open': 'Open in the browser',
  'appDownload.openHere': 'Open it here',
  'login.register': 'No account? Register',
  'login.forgotten': 'Forgot your password? Sign in by code',
  'login.noSms':
    'This site sends no text messages: sign in with your password. If you have no account or no password, ask your school.',
  'login.forgottenHint':
    'Sign in with a code sent to your phone; no password is needed. Then set a new one in your personal center.',
}
