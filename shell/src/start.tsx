import type { BootData } from '@campus/contracts/composition'
import { configureHttp } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { localeReady } from '@campus/i18n/locale'
import { storeSchool } from '@campus/session/session-actions'
import { openSession } from '@campus/session/session-store'
import { createRoot } from 'react-dom/client'
import { addEarlyScripts } from './boot/early-scripts'
import { fetchBootData, inlinedBootData, SchoolNotFoundError } from './boot/boot-data'
import { httpOptions } from './boot/http-options'
import { confirmToken } from './session/confirm-token'
import { takeTokenFromAddress } from './session/take-token'
import { BootFailure } from './BootFailure'
import { createSite } from './site'

/**
 * The way of a page: take a token out of the address, know the school, open
 * its session, confirm the token, draw.
 */
export async function start(): Promise<void> {
  const token = takeTokenFromAddress()
  const container = document.getElementById('root')
  if (container === null) throw new Error('the page has no #root')
  const root = createRoot(container)
  const draw = async (): Promise<void> => {
    try {
      const boot = await knowSchool()
      openSession({ tenantId: boot.tenantId, storagePrefix: boot.settings.storagePrefix })
      storeSchool(boot)
      configureHttp(httpOptions(boot.settings))
      await Promise.all([
        localeReady(),
        addEarlyScripts(boot.moduleMap, location.pathname),
        token === null ? null : confirmToken(token),
      ])
      const { site, ready } = createSite(boot)
      await ready
      root.render(site)
    } catch (error) {
      const notFound = error instanceof SchoolNotFoundError
      if (!notFound && !(error instanceof CallError)) reportError(error)
      root.render(<BootFailure notFound={notFound} onRetry={() => void draw()} />)
    }
  }
  await draw()
}

async function knowSchool(): Promise<BootData> {
  const inlined = inlinedBootData()
  if (inlined !== null) return inlined
  // On a plain static host the school is not known yet: these calls go out without its id.
  configureHttp(httpOptions(null))
  return fetchBootData(new URL(location.href))
}

