import type { BootData } from '@campus/contracts/composition'
import { configureHttp } from '@campus/http/client'
import { localeReady } from '@campus/i18n/locale'
import { storeSchool } from '@campus/session/session-actions'
import { openSession } from '@campus/session/session-store'

import { fetchBootData, inlinedBootData } from './boot/boot-data'
import { addEarlyScripts } from './boot/early-scripts'
import { httpOptions } from './boot/http-options'
import { confirmToken } from './session/confirm-token'
import { takeTokenFromAddress } from './session/take-token'

const token = takeTokenFromAddress()

/**
 * All that comes before the first drawing: know the school, open its session,
 * confirm a token that came in the address, and have texts and scripts of the
 * first page ready. Rejects with {@link SchoolNotFoundError} or what a call
 * failed with; it can be tried again.
 */
export async function openPage(): Promise<BootData> {
  const boot = await knowSchool()
  openSession({ tenantId: boot.tenantId, storagePrefix: boot.settings.storagePrefix })
  storeSchool(boot)
  configureHttp(httpOptions(boot.settings))
  await Promise.all([
    localeReady(),
    addEarlyScripts(boot.moduleMap, location.pathname),
    token === null ? null : confirmToken(token),
  ])
  return boot
}

async function knowSchool(): Promise<BootData> {
  const inlined = inlinedBootData()
  if (inlined !== null) return inlined
  // On a plain static host the school is not known yet: these calls go out without its id.
  configureHttp(httpOptions(null))
  return fetchBootData(new URL(location.href))
}
