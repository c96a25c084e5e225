import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'common.required': 'Required',
  'common.elective': 'Elective',
  'common.pcNotOpen': 'PC version feature not yet open, please use the APP',
  'common.finished': 'Completed',
  'common.notStudied': 'Not studied',
  'classroomType.1': 'Video',
  'classroomType.2': 'Audio',
  'classroomType.3': 'Article',
  'classroomType.4': 'Document',
  'classroomType.5': 'Archive',
  'classroomType.6': 'Homework',
  'classroomType.7': 'Test',
  'classroomType.8': 'Image',
  'classroomType.10': 'Live',
  'classroomType.11': 'Face-to-face',
  'classroomType.other': 'Other',
}
