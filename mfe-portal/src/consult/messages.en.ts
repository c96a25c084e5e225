import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'consult.name': 'Name',
  'consult.mobile': 'Mobile',
  'consult.code': 'Verification code',
  'consult.content': 'Content',
  'consult.nameRequired': 'Please enter the name',
  'consult.nameInvalid': 'Name format incorrect',
  'consult.mobileRequired': 'Please enter the phone number',
  'consult.codeRequired': 'Please enter the verification code',
  'consult.contentRequired': 'Please enter what you want to ask',
  'consult.done': 'Submitted',
  'consult.next': 'A teacher will call {mobile}. Your personal center says how it goes on.',
  'consult.title': 'Enquiry',
  'consult.about': 'I would like to enrol in “{name}”.',
  'consult.lead': 'Leave your question and number, and a teacher will call you back.',
  'consult.noSms':
    'This site sends no text messages, so questions cannot be left here for now. Please reach the school by the phone number or the QR code on the page.',
  'consult.codeInvalid': 'Please enter the 6-digit verification code',
  'consult.count': '{count}/{max}',
  'consult.mobileInvalid': 'Please enter a correct mobile number',
  'consult.submit': 'Submit',
  'consult.submitting': 'Submitting…',
  'consult.failed': 'Submitting failed, please try again',
}
