import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'album.comments': 'Comments on {name}',
  'album.download': 'Download',
  'album.downloadFailed': 'This video cannot be downloaded',
  'album.goComment': 'Go comment',
  'album.items': 'Pictures and videos',
  'album.next': 'Next',
  'album.pictureOf': 'Picture: {name}',
  'album.play': 'Play: {name}',
  'album.previous': 'Previous',
  'album.tabs': 'Album sections',
  'album.tagCount': '{name} ({size})',
  'album.tags': 'Album categories',
  'album.title': 'Album',
  'album.videoOf': 'Video: {name}',
}
