import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'hotMajor.learnMore': 'Learn more',
  'hotMajor.learnMoreOf': 'Learn more about {name}',

  'news.title': 'News',
  'news.announcements': 'Announcements',
  'news.categories.all': 'All',
  'news.source': 'Source: {source}',
  'news.time': 'Time: {time}',
  'news.lead': 'What happens at school, and what is new in policy and jobs',
  'news.categories': 'News categories',
  'news.announcements.more': 'More announcements',
  'news.backToList': 'See all news',

  'article.body': 'Article',

  'notice.title': 'Notices',
  'notice.writer': 'Writer: {name}',
  'notice.time': 'Time: {time}',
  'notice.lead': 'Exams, classes and services as the school announces them',
  'notice.backToList': 'See all notices',
}
