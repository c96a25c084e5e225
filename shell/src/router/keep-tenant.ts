import type { createRouter } from './router'

const NAMES = ['schoolId', 'tenantId'] as const

/**
 * When the address named the school, every later address goes on naming it: a
 * reload, a bookmark or a copied link opens the same school and not the one of
 * the host name.
 */
export function keepTenantInAddress(router: Pick<ReturnType<typeof createRouter>, 'subscribe'>): void {
  const query = new URLSearchParams(location.search)
  const name = NAMES.find((candidate) => query.get(candidate))
  const tenantId = name && query.get(name)
  if (!name || !tenantId) return
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    const address = new URL(location.href)
    if (NAMES.some((candidate) => address.searchParams.get(candidate))) return
    address.searchParams.set(name, tenantId)
    history.replaceState(history.state, '', address)
  })
}
