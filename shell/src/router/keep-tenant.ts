import { isLearnerPage } from '@campus/contracts/site-address'

import type { createRouter } from './router'

const NAMES = ['schoolId', 'tenantId'] as const

/**
 * If the address named the school of this site, every later address names it too, so that a reload, a
 * bookmark or a copied link opens the same site and not that of the host name. On a learner's page `schoolId`
 * may be the school of a class, so `tenantId` names the site there.
 */
export function keepTenantInAddress(
  router: Pick<ReturnType<typeof createRouter>, 'subscribe'>,
  tenantId: string,
): void {
  const query = new URLSearchParams(location.search)
  const name = NAMES.find((candidate) => query.get(candidate) === tenantId)
  if (name === undefined) return
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    const address = new URL(location.href)
    const isLearner = isLearnerPage(address.pathname)
    const naming = isLearner ? (['tenantId'] as const) : NAMES
    if (naming.some((candidate) => address.searchParams.get(candidate))) return
    address.searchParams.set(isLearner ? 'tenantId' : name, tenantId)
    history.replaceState(history.state, '', address)
  })
}
