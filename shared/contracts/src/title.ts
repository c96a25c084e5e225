import type { PublicSettings } from './public-settings'
import type { BuSchoolInfo, SchoolInfo, TenantSettings } from './school'

export interface TitleQuestion {
  readonly tenantSettings: Pick<TenantSettings, 'fixedTitle'>
  readonly buSchoolInfo: Pick<BuSchoolInfo, 'projectName'>
  readonly schoolInfo: Pick<SchoolInfo, 'projectName' | 'universityName'>
  readonly settings: Pick<PublicSettings, 'defaultTitle'>
  readonly isMobile: boolean
  /** The page's route has `title: 'query'`. */
  readonly isQueryPage: boolean
}

/**
 * The title of a page, for the gateway and for each navigation in the shell: the tenant's fixed title; on a
 * phone's query page the university's name; else 'projectName universityName'; else the configured default,
 * which may be ''.
 */
export function pageTitle({
  tenantSettings,
  buSchoolInfo,
  schoolInfo,
  settings,
  isMobile,
  isQueryPage,
}: TitleQuestion): string {
  const fixedTitle = tenantSettings.fixedTitle.trim()
  if (fixedTitle !== '') return fixedTitle
  const universityName = schoolInfo.universityName.trim()
  if (isMobile && isQueryPage && universityName !== '') return universityName
  const projectName = buSchoolInfo.projectName.trim() || schoolInfo.projectName.trim()
  return [projectName, universityName].filter((name) => name !== '').join(' ') || settings.defaultTitle.trim()
}

/** Whether a User-Agent is that of a phone or tablet. Prefer the browser's own hint where there is one. */
export function isMobileUserAgent(userAgent: string): boolean {
  return /Android|iPhone|iPod|Mobile|HarmonyOS/i.test(userAgent)
}
