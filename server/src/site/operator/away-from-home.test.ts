/** A partner's module runs at its school's host and at no other: every host, every school in the address. */
import { eq } from 'drizzle-orm'

import { BOOT_DATA_ELEMENT_ID } from '@campus/contracts/composition'

import { notify } from '../../platform/database/database'
import { tenantHosts } from '../../platform/tenants/tenants.schema'
import { SAMPLE_SCHOOLS } from '../../sample/sample-schools'
import { bootDataIn } from '../../testing/test-site'
import { waitUntil } from '../../testing/wait-until'
import { KINGDEE, openOperatorSite, type OperatorSite } from './testing/operator-site'
import { PARTNER_MODULE, PARTNER_VERSION } from './testing/partner-server'

const HOSTS: readonly (readonly [host: string, tenantId: string | null])[] = [
  ['localhost', '10001'],
  ['hailan.localhost', '10002'],
  ['kingdee.localhost', KINGDEE],
  ['gdhuanbao.localhost', '20002'],
  ['nobody.localhost', null],
]
const SCHOOLS = SAMPLE_SCHOOLS.map(({ id }) => id)
const NAMED = [null, ...SCHOOLS]
const PAGES = ['/query_h5', '/study/mine']
/** The site of a learner's page whose address names another school: the host's, if one of these brands runs it. */
const PARTNERS = ['20001', '20002', '20003']

let site: OperatorSite
beforeAll(async () => {
  site = await openOperatorSite()
  site.partner.reset()
  await site.allow()
  await site.publishRelease()
  await site.assign()
})
afterAll(() => site.close())

const addressOf = (path: string, name: string, tenantId: string | null) =>
  tenantId === null ? path : `${path}?${name}=${tenantId}`

/** A page; null when the visitor is redirected or told that there is no school. */
async function composedAt(host: string, url: string) {
  const { body, headers } = await site.get(url, { host })
  if (!body.includes(BOOT_DATA_ELEMENT_ID)) return null
  const text = body + JSON.stringify(headers)
  return { tenantId: bootDataIn(body).tenantId, isPartners: text.includes(site.partner.origin) }
}

const cases = HOSTS.flatMap(([host, home]) =>
  NAMED.flatMap((named) =>
    PAGES.flatMap((path) =>
      ['schoolId', 'tenantId'].map((name) => ({ host, home, url: addressOf(path, name, named) })),
    ),
  ),
)

test(`of ${cases.length} addresses only those of its school’s own host are composed of the partner’s module`, async () => {
  let partners = 0
  for (const { host, home, url } of cases) {
    const page = await composedAt(host, url)
    if (page === null) continue
    expect([host, url, page.isPartners]).toEqual([host, url, home === KINGDEE && page.tenantId === KINGDEE])
    if (home !== null) expect([host, url, page.tenantId]).toEqual([host, url, home])
    if (page.isPartners) partners += 1
  }
  expect(partners).toBeGreaterThan(5)
})

test.each(HOSTS)('at %s the map a static host asks for is the partner’s at home only', async (host, home) => {
  for (const tenantId of SCHOOLS) {
    const { modules } = await site.mapAt(host, tenantId)
    const version = modules.find(({ id }) => id === PARTNER_MODULE)?.version
    expect([tenantId, version]).toEqual([
      tenantId,
      tenantId === KINGDEE && home === KINGDEE ? PARTNER_VERSION : '1.0.0',
    ])
  }
})

test.each(
  HOSTS.filter(([, home]) => home !== null).flatMap(([host, home]) =>
    SAMPLE_SCHOOLS.filter(({ id }) => id !== home).map(({ id, preDomains }) => ({ host, home, id, preDomains })),
  ),
)(
  'at $host what names $id leads to that school’s own host, the address kept',
  async ({ host, home, id, preDomains }) => {
    const [preDomain = ''] = preDomains
    const own = preDomain === '' ? 'localhost' : `${preDomain}.localhost`
    const query = `name=%E6%9E%97&x=${encodeURIComponent('//evil.example')}`
    for (const url of [
      `/query_h5?schoolId=${id}&${query}`,
      `//evil.example/?tenantId=${id}`,
      `/study/mine?tenantId=${id}`,
    ]) {
      const response = await site.get(url, { host: `${host}:8080` })
      expect([response.statusCode, response.headers.location]).toEqual([302, `http://${own}:8080${url}`])
      expect([response.headers['cache-control'], response.headers['referrer-policy']]).toEqual([
        'no-store',
        'no-referrer',
      ])
      expect((await site.get(url, { host: `${own}:8080` })).statusCode).not.toBe(302)
    }
    // ST-MINE-21: on a partner's site the address names the school of a class, not of the site.
    const study = await site.get(`/study/mine?schoolId=${id}`, { host })
    expect(study.statusCode).toBe(PARTNERS.includes(home ?? '') ? 404 : 302)
  },
)

test('a school without a host of its own is shown at another school’s, with our module', async () => {
  const { database } = site.server
  const hosts = await database.asOwner(async (tx) => {
    await notify(tx, 'host')
    return tx.delete(tenantHosts).where(eq(tenantHosts.tenantId, KINGDEE)).returning()
  })
  try {
    await waitUntil(
      async () => (await site.get(`/query_h5?schoolId=${KINGDEE}`, { host: 'hailan.localhost' })).statusCode === 200,
    )
    expect(await composedAt('hailan.localhost', `/query_h5?schoolId=${KINGDEE}`)).toEqual({
      tenantId: KINGDEE,
      isPartners: false,
    })
  } finally {
    await database.asOwner(async (tx) => {
      await tx.insert(tenantHosts).values(hosts)
      await notify(tx, 'host')
    })
  }
})
