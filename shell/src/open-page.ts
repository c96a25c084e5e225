import type { BootData } from '@campus/contracts/composition'
import { configureHttp } from '@campus/http/client'
import { localeReady } from '@campus/i18n/locale'
import { storeSchool } from '@campus/session/session-actions'
import { openSession } from '@campus/session/session-keeper'

import { inlinedBootData } from './boot/boot-data'
import { readDocumentClock } from './boot/document-clock'
import { addEarlyScripts } from './boot/early-scripts'
import { httpOptions } from './boot/http-options'
import { overriddenAddress } from './overrides/kept-override'
import { confirmToken } from './session/confirm-token'
import { takeTokenFromAddress } from './session/take-token'

const token = takeTokenFromAddress()

/**
 * Everything before the first drawing: find the school, open its session, confirm a token of the address, and
 * load the texts and scripts of the first page. Rejects with {@link SchoolNotFoundError} or the error of a
 * failed call; can be tried again.
 */
export async function openPage(): Promise<BootData> {
  const boot = await knowSchool()
  const elsewhere = token === null ? overriddenAddress(boot, location.href) : null
  if (elsewhere !== null) return leaveFor(elsewhere)
  openSession({ tenantId: boot.tenantId, storagePrefix: boot.settings.storagePrefix })
  storeSchool(boot)
  configureHttp(httpOptions(boot.settings))
  readDocumentClock(boot.serverTime)
  await Promise.all([
    localeReady(),
    addEarlyScripts(boot.moduleMap, location.pathname),
    token === null ? null : confirmToken(token),
  ])
  return boot
}

/** Nothing of this page is drawn any more. */
function leaveFor(address: string): Promise<never> {
  location.replace(address)
  return new Promise(() => undefined)
}

async function knowSchool(): Promise<BootData> {
  const inlined = inlinedBootData()
  if (inlined !== null) return inlined
  // On a plain static host the school is not known yet: these calls are sent without its id.
  configureHttp(httpOptions(null))
  const { fetchBootData } = await import('./boot/fetch-boot-data')
  return fetchBootData(new URL(location.href))
}
