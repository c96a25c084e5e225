import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'consent.text': 'I have read and agree to the User Agreement and the Privacy Policy',
  'consent.user': 'User Agreement',
  'consent.privacy': 'Privacy Policy',
  'consent.required': 'Please read and agree to the agreement first',
}
