import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'homework.requirements': 'Homework requirements',
  'homework.status.1': 'Pending marking',
  'homework.status.2': 'Marked',
  'homework.incomplete': 'This homework link is incomplete',
  'homework.incomplete.hint': 'Please open the homework again from its course or class',

  'exam.start': 'Start answering',
  'exam.history': 'Attempts',
}
