import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'certificate.form.name': 'Name',
  'certificate.form.number': 'Certificate number',
  'certificate.form.captcha': 'Captcha',
  'certificate.nameRequired': 'Please enter the name',
  'certificate.numberRequired': 'Please enter the certificate number',
  'certificate.captchaRequired': 'Please enter the verification code',
  'certificate.empty': 'Sorry, no related information was found',
  'certificate.empty.tipEntry': 'Please confirm the certificate entry',
  'certificate.empty.tipNumber': 'Please confirm the certificate number',
  'certificate.empty.tipName': 'Please confirm the name',
  'certificate.title': 'Certificate lookup',
  'certificate.submit': 'Look up',
  'certificate.help.title': 'Tips',
  'certificate.contact': 'Questions? Contact customer service',
  'certificate.contact.qr': 'Scan to add customer service on WeChat',
  'certificate.contact.phone': 'Phone: {mobile}',
  'certificate.lead': 'Enter the name and the number on a certificate to check it',
  'certificate.captcha.alternative': "Can't see the picture?",
  'certificate.captcha.picture': 'Use the picture instead',
  'certificate.captcha.computing': 'Your browser is completing the check, one moment…',
  'certificate.captcha.computed': 'Check completed, you can look up now',
  'certificate.found': 'Certificate found',
  'certificate.lookedUpAt': 'Looked up: {time}',
  'certificate.guide.title': 'Where the number stands',
  'certificate.guide.name': 'Name: as the certificate has it, with the dot in the middle if there is one',
  'certificate.guide.number': 'Certificate number: the letters and digits after “证书编号” at the foot',
  'certificate.guide.example': 'such as {number}',
  'certificate.guide.note': 'Certificates differ a little; the number usually stands at the foot.',
  'certificate.guide.picture': 'A sample: the name in the middle, the certificate number at the foot',
  'certificate.guide.holder': 'Zhang San',
  'certificate.guide.stamp': 'Sample',

  'partner.home': 'Online school home',
}
