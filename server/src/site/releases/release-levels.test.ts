/** How far releases from outside are trusted, as a partner, a team and the operator meet it. */
import type { Envelope } from '@campus/contracts/errors'

import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from '../operator/testing/operator-site'
import { PARTNER_MODULE, PARTNER_VERSION } from '../operator/testing/partner-server'
import { RELEASES_API } from './releases.routes'

const NEXT = '1.1.0+our-lookup'

let site: OperatorSite
let partner: string
beforeAll(async () => {
  site = await openOperatorSite()
  const token = { name: 'lookup-partner', modules: [PARTNER_MODULE], scope: KINGDEE }
  partner = ((await site.done('token-create', token)) as { token: string }).token
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.reset()
  site.partner.offer(NEXT)
  await site.allow()
  await site.publishRelease()
  await site.publishRelease(NEXT)
})

async function ask(call: string, body: object, token = PASSWORD) {
  const response = await site.server.app.inject({
    method: 'POST',
    url: `${RELEASES_API}/modules/${PARTNER_MODULE}/${call}`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  })
  return { status: response.statusCode, ...response.json<Envelope>() }
}

const isContained = async () => (await site.lookupAt('kingdee.localhost')).module?.contained ?? false

test('what a partner promotes is contained, and the partner cannot say that it was reviewed', async () => {
  expect((await ask('promote', { version: PARTNER_VERSION }, partner)).data).toMatchObject({ level: 'contained' })
  expect(await isContained()).toBe(true)
  expect(await ask('promote', { version: PARTNER_VERSION, level: 'reviewed' }, partner)).toMatchObject({
    status: 409,
    msg: `Only the operator says that ${PARTNER_MODULE} ${PARTNER_VERSION} was reviewed.`,
  })
  expect(await isContained()).toBe(true)
})

test('the next release of a reviewed one is contained again', async () => {
  const reviewed = { version: PARTNER_VERSION, scope: KINGDEE, level: 'reviewed' }
  expect((await ask('promote', reviewed)).data).toMatchObject({ level: 'reviewed' })
  expect(await isContained()).toBe(false)
  await ask('promote', { version: NEXT }, partner)
  expect(await isContained()).toBe(true)
})

test('a rollback gives a release the level it had, not that of the one it replaces', async () => {
  await ask('promote', { version: PARTNER_VERSION, scope: KINGDEE })
  await ask('promote', { version: NEXT, scope: KINGDEE, level: 'reviewed' })
  expect(await isContained()).toBe(false)
  expect((await ask('rollback', { scope: KINGDEE })).data).toMatchObject({ version: PARTNER_VERSION })
  expect(await isContained()).toBe(true)
})

test('a gray release is contained for those who get it', async () => {
  const gray = { version: PARTNER_VERSION, scope: KINGDEE, gray: 100 }
  expect((await ask('promote', gray)).data).toMatchObject({ level: 'contained', gray: 100 })
  const { changes } = (await site.ask('status')).data as Record<string, Record<string, string>[]>
  expect(changes?.[0]).toMatchObject({ action: 'assign', channel: 'gray', detail: '100% contained' })
})
