/** Where the sample schools' other sites are: at hosts of this machine, which the development server itself serves. */
import type { SampleSchool } from './sample-schools'

/** The sites of a sample school besides the portal, by the first label of their host. */
export const SAMPLE_SITES = ['m', 'shixun', 'kaoshi', 'xuexi'] as const
export type SampleSite = (typeof SAMPLE_SITES)[number]

/** The port of the addresses in a new database; the server's start puts its own in. */
const USUAL_PORT = 8080

/** The portal of a sample school, at its first host. */
export function portalAddress(
  { preDomains: [preDomain = ''] }: Pick<SampleSchool, 'preDomains'>,
  port: number | string = USUAL_PORT,
): string {
  return `http://${preDomain === '' ? '' : `${preDomain}.`}localhost:${String(port)}`
}

/** Another site of a sample school. Every one has a name, so the last of its portal's hosts is one. */
export function siteAddress(site: SampleSite, { preDomains }: Pick<SampleSchool, 'preDomains'>): string {
  return `http://${site}.${preDomains.at(-1) ?? ''}.localhost:${String(USUAL_PORT)}`
}

/** The host of such a site: which one, a host of the school's portal, the port. */
export const SITE_HOST = new RegExp(`^(${SAMPLE_SITES.join('|')})\\.([a-z0-9-]+)\\.localhost:(\\d+)$`)

/** An address of this machine, as PostgreSQL reads it: the part before the port, and the port. */
export const OWN_MACHINE = '^(http://([a-z0-9-]+\\.)*localhost):[0-9]+'
