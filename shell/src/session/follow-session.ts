import type { QueryClient } from '@tanstack/react-query'

import type { BootData } from '@campus/contracts/composition'
import { IP_LOCATION_PATH, mapProxy } from '@campus/contracts/school'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { setBrand, storeLocation } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { isLoggedIn } from '@campus/session/signed-in'

import { brandOfPath, isSchoolsOwnPage } from '../router/addresses.model'
import type { createRouter } from '../router/router'
import { isLeavingForSignIn } from './end-invalid-session'
import { isPageHeld } from './page-hold'

interface Followers {
  boot: BootData
  queryClient: QueryClient
  router: ReturnType<typeof createRouter>
}

/**
 * Keeps the page in step with the session: another person sees no data of the last one, a page that needs
 * sign-in is left when the session ends in any tab, the brand follows tenant and address, and the rough
 * position is looked up.
 */
export function followSession({ boot, queryClient, router }: Followers): void {
  const { brand } = boot.tenantSettings
  if (brand !== '') setBrand(brand)
  const followPath = (): void => {
    if (brand !== '') return
    const { pathname } = router.state.location
    const entered = brandOfPath(pathname)
    if (entered !== null) setBrand(entered)
    else if (isSchoolsOwnPage(pathname) && activeBrand(sessionStore.getState()) !== null) setBrand(null)
  }
  // A brand lasts for a visit, and as long as its people are signed in.
  if (brand === '' && !isLoggedIn(sessionStore.getState())) setBrand(null)
  followPath()
  router.subscribe(followPath)

  sessionStore.subscribe((now, before) => {
    if (now.userInfo.userId === before.userInfo.userId && now.signIn === before.signIn) return
    if (isLoggedIn(now) === isLoggedIn(before) && now.userInfo.userId === before.userInfo.userId) return
    queryClient.clear()
    if (!isLeavingForSignIn() && !isPageHeld()) void router.revalidate()
  })

  if (sessionStore.getState().location === null) void lookUpLocation()
}

async function lookUpLocation(): Promise<void> {
  try {
    const { result } = await call(mapProxy, { path: IP_LOCATION_PATH, data: {} }, { errors: 'inline' })
    storeLocation(result?.location ?? null)
  } catch (error) {
    // Without a position the page shows no distances; this needs no message.
    if (!(error instanceof CallError)) throw error
  }
}
