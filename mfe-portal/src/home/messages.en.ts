import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'home.grid.enrol': 'Enrol',
  'home.grid.study': 'Study',
  'home.grid.certificate': 'Certificate',
  'home.grid.exam': 'Exam',
  'home.grid.evaluate': 'Evaluate',
  'home.grid.identify': 'Appraisal',
  'home.ticker.news': 'News',
  'home.ticker.notice': 'Notice',
  'home.coupons': 'Coupons',
  'home.trainingProjects.introductions': 'About the projects',
  'home.trainingProjects': 'Training projects',
  'home.everyoneSays': 'Everyone says',
  'home.microClassroom': 'Micro-classroom',
  'home.banner': 'School highlights',
  'home.ticker': 'Latest news and notices',
  'home.services': 'Services',
  'home.grid.enrol.hint': 'Choose a project',
  'home.grid.study.hint': 'To my classes',
  'home.grid.certificate.hint': 'Look up, verify',
  'home.grid.exam.hint': 'To the exam site',
  'home.grid.evaluate.hint': 'Who evaluates',
  'home.grid.identify.hint': 'How it works',
  'home.projects.categories': 'Project categories',
  'home.everyoneSays.lead': 'Classes and everyday life, filmed by students',
  'home.microClassroom.lead': 'One thing learned in a few minutes',

  'review.tag.all': 'All',
  'review.tags': 'Filter reviews by tag',

  'album.title': 'Album',

  'coupon.use': 'Received, use it',
  'coupon.get': 'Get it now',

  'wall.training': 'Training',
  'wall.exam': 'Exam',
  'wall.certification': 'Certification',
  'wall.playTitle': 'Play: {title}',
  'wall.tags': 'Filter by topic',
}
