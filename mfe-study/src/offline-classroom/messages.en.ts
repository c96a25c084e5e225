import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'study.off.lesson': 'Lesson',
  'study.off.classTime': 'Class time',
  'study.off.place': 'Place',
  'study.off.notice': 'Class notice',
  'study.off.points': 'Knowledge points',
  'study.off.teachers': 'Teachers',
  'study.off.teacher.lead': 'Lead lecturer',
  'study.off.teacher.tutor': 'Tutor',
  'study.off.highlights': 'Classroom highlights',
  'study.off.highlights.count': 'Classroom highlights ({n})',
  'study.off.highlights.empty': 'School has not uploaded content yet',
  'study.off.highlights.play': 'Play video: {name}',
  'study.off.highlights.view': 'View image: {name}',
  'study.off.highlights.unplayable': 'This browser cannot play the video',
  'study.off.pass': 'Passed',
  'study.off.toClass': 'Back to the class',
}
