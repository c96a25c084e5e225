/** A site with its operator and a partner whose module one school may use. */
import { getModuleMap } from '@campus/contracts/composition'
import type { Envelope } from '@campus/contracts/errors'

import { buildShell } from '../../../testing/releases'
import { TEST_NOW } from '../../../testing/test-clock'
import { bootDataIn, directivesOf, openTestSite } from '../../../testing/test-site'
import { OPERATOR_API } from '../operator.routes'
import { openPartnerServer, PARTNER_MODULE, PARTNER_VERSION } from './partner-server'

export const PASSWORD = 'a-password-of-twenty-characters'
/** The school that uses the partner's module. */
export const KINGDEE = '20001'

export type OperatorSite = Awaited<ReturnType<typeof openOperatorSite>>

export async function openOperatorSite(environment: Readonly<Record<string, string>> = {}) {
  const site = await openTestSite({ OPERATOR_PASSWORD: PASSWORD, LOG_LEVEL: 'silent', ...environment })
  buildShell(site.apps, '1.0.1', { routes: ['/login'], frame: 'lazy.js' })
  await site.publish()
  const partner = await openPartnerServer()
  const { origin } = partner
  let now = TEST_NOW.getTime()
  let strangers = 0

  /** A call of the operator: status and envelope. Each is a second later than the one before. */
  async function ask(call: string, body?: object, authorization = `Bearer ${PASSWORD}`) {
    site.server.setNow(new Date((now += 1000)))
    const response = await site.server.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `${OPERATOR_API}/${call}`,
      headers: { authorization },
      // Strangers are many; a test of its own counts how often one may guess.
      ...(authorization === `Bearer ${PASSWORD}` ? {} : { remoteAddress: `192.0.2.${++strangers}` }),
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: response.statusCode, ...response.json<Envelope>() }
  }

  /** A call that must succeed; its data. */
  async function done(call: string, body: object): Promise<unknown> {
    const { status, msg, data } = await ask(call, body)
    expect([status, msg]).toEqual([200, 'ok'])
    return data
  }

  return {
    ...site,
    partner,
    ask,
    done,
    allow: () => done('allow', { scope: KINGDEE, origin, why: 'their own register' }),
    publishRelease: (version = PARTNER_VERSION) =>
      done('publish', { moduleId: PARTNER_MODULE, address: `${origin}${partner.folderOf(version)}manifest.json` }),
    assign: (version = PARTNER_VERSION, level: 'reviewed' | 'contained' = 'reviewed') =>
      done('assign', { moduleId: PARTNER_MODULE, version, scope: KINGDEE, level, why: 'asked for by the school' }),
    /** The lookup page at a host: its modules and its policies. */
    async lookupAt(host: string) {
      const response = await site.get('/query_h5', { host })
      const { moduleMap } = bootDataIn(response.body)
      const policies = [response.headers['content-security-policy'] ?? []].flat().map(directivesOf)
      return { response, moduleMap, policies, module: moduleMap.modules.find(({ id }) => id === PARTNER_MODULE) }
    },
    /** The module map of a school for the shell of a plain static host. */
    async mapAt(host: string, tenantId: string) {
      const headers = { host }
      return site.server.call(getModuleMap, { tenantId }, { tenantId, headers })
    },
    /** The school without the partner again. */
    async reset(): Promise<void> {
      partner.reset()
      await ask('unassign', { moduleId: PARTNER_MODULE, scope: KINGDEE })
      await ask('withdraw', { scope: KINGDEE, origin })
    },
    async close(): Promise<void> {
      await site.close()
      await partner.close()
    },
  }
}
