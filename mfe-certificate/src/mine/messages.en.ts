import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'mine.title': 'My certificates',
  'mine.home': 'Home',
  'mine.account': 'Personal center',
  'mine.valid': 'Valid certificate',
  'mine.revoked': 'Revoked',
  'mine.number': 'Certificate number',
  'mine.day.skill': 'Date of issue',
  'mine.day.training': 'Training end',
  'mine.empty': 'No certificate of yours yet',
  'mine.empty.name': 'Certificates are yours by name and number. Please enter your name in the personal center first.',
  'mine.empty.hint':
    'A certificate with another name or number than your account has does not appear here. Look it up by its number, or ask the school to correct it.',
  'mine.toAccount': 'Enter my name',
  'mine.toLookup': 'Look up by number',
}
