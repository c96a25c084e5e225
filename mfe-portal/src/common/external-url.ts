import { isLocal } from '@campus/contracts/outside-address'

import { pageHost } from './page-host'

/**
 * A school's address for a link that leaves this site, or '' if it is not safe to open: https only, but between
 * sites of the developer's machine, and without a user name, which makes one host look like another. `here` is this
 * page's host.
 */
export function externalUrl(given: string, here?: string): string {
  if (!URL.canParse(given)) return ''
  const url = new URL(given)
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname) && isLocal(here ?? pageHost()))
  return isSafe && url.username === '' && url.password === '' ? url.href : ''
}
