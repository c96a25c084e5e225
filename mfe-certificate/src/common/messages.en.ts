import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'certificate.tab.skill': 'Professional skill level certificate',
  'certificate.tab.training': 'Training graduation certificate',
  'certificate.idType': 'Certificate type',
  'certificate.idType.residentCard': 'Resident ID card',
  'certificate.field.name': 'Name',
  'certificate.field.card': 'ID number',
  'certificate.field.mobile': 'Mobile number',
  'certificate.field.profession': 'Profession',
  'certificate.field.typeOfWork': 'Type of work',
  'certificate.field.code': 'Certificate number',
  'certificate.field.level': 'Level',
  'certificate.field.sendDate': 'Date of issue',
  'certificate.field.product': 'Training product',
  'certificate.field.agency': 'Training agency',
  'certificate.field.startTime': 'Training start',
  'certificate.field.endTime': 'Training end',
  'certificate.print': 'Print',

  'verify.code.title': 'Verify by code or link',
  'verify.code.hint':
    'Anyone can scan the code with a phone to see that the school issued this certificate and nothing was changed.',
  'verify.code.label': 'QR code that verifies this certificate',
  'verify.code.copy': 'Copy the link',
  'verify.code.open': 'Open the verification page',
  'verify.code.typed': 'Code',
  'verify.code.save': 'Save the signed credential',
  'verify.code.copied': 'Link copied',
  'verify.code.copyFailed': 'Copying failed. Open the verification page and copy its address',
}
