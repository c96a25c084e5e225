import { sendSmsCode } from '@campus/contracts/sign-in'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { newId } from '../database/ids'
import { smsOutbox } from './sms-outbox.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('an empty outbox says so', async () => {
  const page = await server.app.inject({ url: '/outbox' })
  expect(page.body).toContain('还没有短信')
})

test('messages of all schools are shown, the newest first, whatever stands in them', async () => {
  await server.call(sendSmsCode, { mobile: '13900000001' })
  await server.database.withTenant('10002', (tx) =>
    tx.insert(smsOutbox).values({
      id: newId(),
      mobile: '13900000002',
      text: '<img src=x onerror=alert(1)>&"',
      createdTime: new Date(TEST_NOW.getTime() + 1000),
    }),
  )
  const page = await server.app.inject({ url: '/outbox' })
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;')
  expect(page.body.indexOf('13900000002')).toBeLessThan(page.body.indexOf('13900000001'))
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).not.toMatch(/<script|style=/)
  expect((await server.app.inject({ url: '/docs/plain.css' })).headers['content-type']).toMatch(/^text\/css/)
})

test('/outbox.json answers one number’s messages', async () => {
  const messages = (await server.app.inject({ url: '/outbox.json?mobile=13900000002' })).json<unknown[]>()
  expect(messages).toEqual([
    {
      time: '2026-11-20 12:00:01',
      tenantId: '10002',
      school: '海岚健康技能学院',
      mobile: '13900000002',
      text: '<img src=x onerror=alert(1)>&"',
    },
  ])
})

test('production has no outbox to read', async () => {
  const production = await openTestServer({ environment: { ENVIRONMENT: 'production' } })
  for (const url of ['/outbox', '/outbox.json']) expect((await production.app.inject({ url })).statusCode).toBe(404)
  await production.close()
})
