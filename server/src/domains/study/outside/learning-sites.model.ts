/** Which outside sites have courses, and where a course leads. */
import { createHash, timingSafeEqual } from 'node:crypto'

import { outsideAddress } from '@campus/contracts/outside-address'

import type { Config } from '../../../config'

type Sites = Pick<Config, 'learningSites' | 'allowedHosts'>

/** The address of a course if its host is one of the operator's, else ''. */
export function openableUrl(learningUrl: string, { learningSites, allowedHosts }: Sites): string {
  return (
    outsideAddress(learningUrl, { allowedHosts: [...allowedHosts, ...learningSites.keys()], development: false }) ?? ''
  )
}

/** The host of an address that may redeem codes; null for another. */
export function learningSiteOf(url: string, { learningSites }: Pick<Config, 'learningSites'>): string | null {
  const checked = outsideAddress(url, { allowedHosts: [...learningSites.keys()], development: false })
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
