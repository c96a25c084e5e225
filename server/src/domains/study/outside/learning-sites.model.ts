/** Which outside sites have courses, and where a course leads. */
import { createHash, timingSafeEqual } from 'node:crypto'

import { outsideAddress } from '@campus/contracts/outside-address'

import type { Config } from '../../../platform/config/config'

type Sites = Pick<Config, 'learningSites' | 'allowedHosts' | 'environment'>

/** The address of a course if its host is one of the operator's, else ''. */
export function openableUrl(learningUrl: string, { learningSites, allowedHosts, environment }: Sites): string {
  const hosts = [...allowedHosts, ...learningSites.keys()]
  return outsideAddress(learningUrl, { allowedHosts: hosts, development: environment === 'development' }) ?? ''
}

/**
 * The host of an address that may redeem codes; null for another. In development a host of this machine may too, the
 * sample learning site, which needs no key: it is a part of this server.
 */
export function learningSiteOf(
  url: string,
  { learningSites, environment }: Omit<Sites, 'allowedHosts'>,
): string | null {
  const hosts = [...learningSites.keys()]
  const checked = outsideAddress(url, { allowedHosts: hosts, development: environment === 'development' })
  return checked === null ? null : new URL(checked).host
}

/** Whether a site has given its own key; takes the same time for any key. */
export function isKeyOf(site: string, given: string, { learningSites }: Pick<Config, 'learningSites'>): boolean {
  const key = learningSites.get(site)
  return key !== undefined && timingSafeEqual(digest(key), digest(given))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
