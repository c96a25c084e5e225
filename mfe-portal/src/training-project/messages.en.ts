import type { Translation } from '@campus/i18n/catalogue'

import type { zhCN } from './messages.zh-CN'

export const en: Translation<typeof zhCN> = {
  'project.banner': 'Teaching training',
  'project.breadcrumb.projects': 'Training projects',
  'project.introduction': 'Project introduction',
  'project.questions': 'Common questions',
  'project.catalog': 'Projects',
  'project.banner.lead': 'Clear lessons, solid practice, skills that are used',
  'project.all': 'See all projects',
}
