import type { PublicSettings } from './composition'
import type { BuSchoolInfo, SchoolInfo, TenantSettings } from './school'

export interface TitleQuestion {
  readonly tenantSettings: Pick<TenantSettings, 'fixedTitle'>
  readonly buSchoolInfo: Pick<BuSchoolInfo, 'projectName'>
  readonly schoolInfo: Pick<SchoolInfo, 'projectName' | 'universityName'>
  readonly settings: Pick<PublicSettings, 'defaultTitle'>
  readonly isMobile: boolean
  /** The page's route says `title: 'query'`. */
  readonly isQueryPage: boolean
}

/**
 * The title of a page, the same for whoever writes the HTML and for the shell
 * on each navigation: the tenant's fixed title; on a phone's query page the
 * university's name; 'projectName universityName'; the configured default,
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

/** Whether a browser that sends this User-Agent is a phone's or a tablet's. A browser's own word, where it gives one, is better. */
export function isMobileUserAgent(userAgent: string): boolean {
  return /Android|iPhone|iPod|Mobile|HarmonyOS/i.test(userAgent)
}
