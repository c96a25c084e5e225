import { openTestSite } from '../../testing/test-site'
import { OPERATOR_API } from './operator.routes'
import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from './testing/operator-site'
import { PARTNER_MODULE, PARTNER_VERSION } from './testing/partner-server'

let site: OperatorSite
let origin: string
beforeAll(async () => {
  site = await openOperatorSite()
  origin = site.partner.origin
})
afterAll(() => site.close())
beforeEach(() => site.reset())

test.each([
  ['', 'nothing'],
  ['Bearer wrong', 'a wrong password'],
  [`Basic ${PASSWORD}`, 'another scheme'],
  [PASSWORD, 'no scheme'],
])('with %j, %s, every call is refused', async (authorization) => {
  expect((await site.ask('status', undefined, authorization)).status).toBe(401)
  for (const call of ['allow', 'withdraw', 'publish', 'assign', 'unassign']) {
    expect(
      (
        await site.ask(
          call,
          { scope: KINGDEE, origin, moduleId: PARTNER_MODULE, version: PARTNER_VERSION },
          authorization,
        )
      ).status,
    ).toBe(401)
  }
})

test('without a password nobody is the operator', async () => {
  const other = await openTestSite()
  const response = await other.server.app.inject({
    url: `${OPERATOR_API}/status`,
    headers: { authorization: 'Bearer ' },
  })
  expect(response.statusCode).toBe(401)
  await other.close()
})

test('each change says who, when and why', async () => {
  await site.allow()
  await site.publishRelease()
  await site.publishRelease()
  await site.assign()
  await site.done('unassign', { moduleId: PARTNER_MODULE, scope: KINGDEE, why: 'the trial is over' })
  const { data } = await site.ask('status')
  const { changes, origins, outsideReleases } = data as {
    changes: Record<string, string>[]
    origins: unknown
    outsideReleases: unknown
  }
  const by = { changedBy: 'operator', changedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) }
  expect(changes.slice(0, 4)).toMatchObject([
    {
      action: 'unassign',
      moduleId: PARTNER_MODULE,
      scope: KINGDEE,
      previousVersion: PARTNER_VERSION,
      why: 'the trial is over',
      ...by,
    },
    {
      action: 'assign',
      moduleId: PARTNER_MODULE,
      scope: KINGDEE,
      version: PARTNER_VERSION,
      why: 'asked for by the school',
      ...by,
    },
    { action: 'publish', moduleId: PARTNER_MODULE, version: PARTNER_VERSION, ...by },
    { action: 'allow', scope: KINGDEE, detail: origin, why: 'their own register', ...by },
  ])
  // Published once, however often it is requested.
  expect(changes.filter(({ action }) => action === 'publish')).toEqual([
    expect.objectContaining({ version: PARTNER_VERSION, detail: expect.stringMatching(/^sha384-/), ...by }),
  ])
  // An assignment at the start is a change too.
  expect(
    changes.filter(({ changedBy }) => changedBy === 'start').map(({ action, moduleId }) => `${action} ${moduleId}`),
  ).toContain('assign shell')
  expect(origins).toEqual([{ scope: KINGDEE, origin }])
  expect(outsideReleases).toEqual([expect.objectContaining({ moduleId: PARTNER_MODULE, version: PARTNER_VERSION })])
})

test('calls there are not, and bodies that are none, change nothing', async () => {
  const authorization = `Bearer ${PASSWORD}`
  const send = (method: 'GET' | 'POST' | 'DELETE', call: string, payload = '', type = 'application/json') =>
    site.server.app.inject({
      method,
      url: `${OPERATOR_API}/${call}`,
      headers: { authorization, 'content-type': type },
      payload,
    })
  const { data: before } = await site.ask('status')
  expect((await send('POST', 'assign', '{')).statusCode).toBe(400)
  expect((await send('POST', 'assign', '[]')).statusCode).toBe(400)
  expect(
    (await send('POST', 'assign', 'moduleId=mfe-certificate', 'application/x-www-form-urlencoded')).statusCode,
  ).toBe(415)
  for (const [method, call] of [
    ['GET', 'assign'],
    ['DELETE', 'assign'],
    ['POST', 'status'],
    ['POST', 'everything'],
  ] as const) {
    expect((await send(method, call, method === 'GET' ? '' : '{}')).statusCode).toBe(404)
  }
  expect((await site.ask('status')).data).toEqual(before)
})

test('no response is kept on the way', async () => {
  const response = await site.server.app.inject({
    url: `${OPERATOR_API}/status`,
    headers: { authorization: `Bearer ${PASSWORD}` },
  })
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each<[string, string, object, number, string]>([
  [
    'a release that was never published',
    'assign',
    { moduleId: PARTNER_MODULE, version: '0.0.1', scope: KINGDEE },
    409,
    'There is no release mfe-certificate 0.0.1.',
  ],
  [
    'the shell as a module',
    'assign',
    { moduleId: 'shell', version: '1.0.1', scope: KINGDEE },
    409,
    'There is no release shell 1.0.1.',
  ],
  ['a reason without end', 'allow', { scope: KINGDEE, origin: 'https://cdn.example', why: 'x'.repeat(301) }, 400, ''],
  [
    'any host at all',
    'allow',
    { scope: KINGDEE, origin: 'https://*.example' },
    409,
    'is no origin modules may come from',
  ],
  [
    'plain http elsewhere',
    'allow',
    { scope: KINGDEE, origin: 'http://cdn.example' },
    409,
    'is no origin modules may come from',
  ],
  [
    'a manifest with a query',
    'publish',
    { moduleId: PARTNER_MODULE, address: 'https://cdn.example/1/manifest.json?v=2' },
    409,
    'is not the address of a manifest.json',
  ],
  [
    'a manifest with a password',
    'publish',
    { moduleId: PARTNER_MODULE, address: 'https://a:b@cdn.example/1/manifest.json' },
    409,
    'is not the address of a manifest.json',
  ],
  [
    'an origin with a path',
    'allow',
    { scope: KINGDEE, origin: 'https://cdn.example/x' },
    409,
    'is no origin modules may come from',
  ],
  ['an unknown tenant', 'allow', { scope: '99999', origin: 'https://cdn.example' }, 409, 'There is no tenant 99999.'],
  ['no tenant at all', 'allow', { scope: "' or 1=1", origin: 'https://cdn.example' }, 400, ''],
  [
    'an origin that is not there',
    'withdraw',
    { scope: KINGDEE, origin: 'https://cdn.example' },
    409,
    'is not on the list of',
  ],
  [
    'no address',
    'publish',
    { moduleId: PARTNER_MODULE, address: 'https://cdn.example/' },
    409,
    'is not the address of a manifest.json',
  ],
  ['nothing', 'publish', {}, 400, ''],
  ['everybody’s module', 'unassign', { moduleId: PARTNER_MODULE, scope: '*' }, 409, 'would be gone everywhere'],
  [
    'what is not there',
    'unassign',
    { moduleId: PARTNER_MODULE, scope: '10002' },
    409,
    'has no mfe-certificate of its own',
  ],
  [
    'an unknown tenant’s module',
    'assign',
    { moduleId: PARTNER_MODULE, version: '1.0.0', scope: '99999' },
    409,
    'There is no tenant 99999.',
  ],
])('%s: refused', async (_, call, body, status, sentence) => {
  const response = await site.ask(call, body)
  expect([response.status, response.msg]).toEqual([status, expect.stringContaining(sentence)])
})

test.each([
  ['assign', { moduleId: PARTNER_MODULE, version: '1.0.0', gray: 10 }, 'gray'],
  ['unassign', { moduleId: PARTNER_MODULE, scope: KINGDEE, channel: 'gray' }, 'channel'],
  ['allow', { scope: KINGDEE, origin: 'https://cdn.example', until: 'May' }, 'until'],
  ['withdraw', { scope: KINGDEE, origin: 'https://cdn.example', force: true }, 'force'],
  ['publish', { moduleId: PARTNER_MODULE, address: 'https://cdn.example/manifest.json', force: true }, 'force'],
  ['import', { files: [], pictures: [], dryrun: true }, 'dryrun'],
  ['attempt', { tenant: '10001', attempt: '1', all: true }, 'all'],
  ['mark', { tenant: '10001', attempt: '1', marks: [{ questionId: '1', point: 3 }] }, 'marks.0.point'],
  ['extra-time', { tenant: '10001', work: '1', user: '1', minutes: 5, hours: 1 }, 'hours'],
  ['end-lease', { tenant: '10001', attempt: '1', reason: 'x' }, 'reason'],
  ['end-sessions', { tenant: '10001', mobile: '13800000001', since: 'May' }, 'since'],
  ['token-create', { name: 'x', modules: [PARTNER_MODULE], tenant: KINGDEE }, 'tenant'],
])('a field that the operator’s call %s does not have is refused, not dropped', async (call, body, field) => {
  const response = await site.ask(call, body)
  expect([response.status, response.msg]).toEqual([400, `There is no field ${field} in this call.`])
})
