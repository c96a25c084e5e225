/** Codes that leave the server: what becomes of them, and what their reader is told. */
import { TOLD_CODES } from '@campus/contracts/errors'
import { login, sendSmsCode } from '@campus/contracts/sign-in'

import { smsCodes } from '../../platform/verification/verification.schema'
import { openSmsReceiver, type SmsReceiver } from '../../testing/sms-receiver'
import { openTestServer, type TestServer } from '../../testing/test-server'

let receiver: SmsReceiver
let server: TestServer
beforeAll(async () => {
  receiver = await openSmsReceiver()
  server = await openTestServer({ environment: receiver.settings })
})
afterEach(() => {
  receiver.answerWith()
  receiver.received.length = 0
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

async function messageOfRefusal(of: TestServer, mobile: string): Promise<string> {
  const envelope = (await of.send(sendSmsCode, { mobile })).json<{ code: number; msg: string }>()
  expect(envelope.code).toBe(TOLD_CODES.smsNotSent)
  return envelope.msg
}

test('a code goes to the provider, not to the outbox, and signs in', async () => {
  const mobile = '13900000001'
  await server.call(sendSmsCode, { mobile }, { tenantId: '10002' })
  const [sent] = receiver.received
  expect(sent?.data).toMatchObject({ mobile, school: { id: '10002', name: '海岚健康技能学院' }, purpose: 'signIn' })
  const code = sent?.data.code ?? ''
  expect(sent?.data.text).toBe(`【海岚健康技能学院】您的登录验证码是 ${code}，5 分钟内有效，请勿告诉他人。`)
  expect((await server.app.inject({ url: `/outbox.json?mobile=${mobile}` })).json()).toEqual([])
  const request = {
    grantType: 'MOBILE_LOGIN_REGISTER',
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
    mobile,
    code,
    tenantId: '10002',
  } as const
  expect(await server.call(login, request, { tenantId: '10002' })).toHaveProperty('token')
})

test('a code that the provider refuses is told at once, and can be asked for again at once', async () => {
  const mobile = '13900000002'
  receiver.answerWith((response) => response.writeHead(500).end())
  expect(await messageOfRefusal(server, mobile)).toBe('短信没有发出，请重新获取')
  const [line = ''] = server.errors.splice(0)
  expect(line).toContain('the web hook answered 500')
  expect(line).not.toMatch(new RegExp(`${mobile}|${receiver.received[0]?.data.code}`))
  receiver.answerWith()
  await server.call(sendSmsCode, { mobile })
  expect(receiver.received).toHaveLength(2)
})

test('a code that may be on its way counts: it is asked for again a minute later', async () => {
  const mobile = '13900000003'
  receiver.answerWith((response) => response.destroy())
  expect(await messageOfRefusal(server, mobile)).toBe('短信可能没有发出，如1分钟后仍未收到，请重新获取')
  server.errors.splice(0)
  receiver.answerWith()
  expect(await server.refusal(sendSmsCode, { mobile })).toMatchObject({ code: TOLD_CODES.tooManyRequests })
  expect(receiver.received).toHaveLength(1)
})

test('production without a provider says so, and makes no code that nobody gets', async () => {
  const production = await openTestServer({ environment: { ENVIRONMENT: 'production' } })
  expect(await messageOfRefusal(production, '13900000004')).toBe('本站尚未开通短信，无法发送验证码，请联系学校')
  expect(await production.database.withTenant('10001', (tx) => tx.select().from(smsCodes))).toEqual([])
  await production.close()
})
