import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'review.title': 'Reviews',
  'review.expand': 'Expand',
  'review.collapse': 'Collapse',
  'review.pinned': 'Pinned',
  'review.product': 'Product: {name}',
  'review.schoolReply': 'School reply:',
  'review.browse': '{n} views',
  'review.browse_one': '{n} view',
  'review.like': 'Like',
  'review.unlike': 'Unlike',
  'review.picture': 'View picture {n}',
  'review.video': 'Play video {n}',
  'review.files': 'Pictures and videos by {name}',
}
