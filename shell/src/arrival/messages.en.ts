import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'arrival.title': 'Switch accounts?',
  'arrival.question': 'You are signed in as {current}. The link you opened signs in another account: {arriving}.',
  'arrival.warning':
    'If that account is not yours, stay with the one you have, and enter nothing about yourself there.',
  'arrival.stay': 'Stay with this account',
  'arrival.switch': 'Log out and switch',
}
