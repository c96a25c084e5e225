import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'homework.requirements': 'Homework requirements',
  'homework.status.1': 'Pending marking',
  'homework.status.2': 'Marked',

  'exam.start': 'Start answering',
  'exam.history': 'Attempts',

  'test.requirements': 'Requirements',
  'test.status.1': 'Pending review',
  'test.status.2': 'Reviewed',
  'test.score': '{score} points',
}
