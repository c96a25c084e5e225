import { openSmsReceiver, type SmsReceiver } from '../../testing/sms-receiver'
import { TEST_NOW } from '../../testing/test-clock'
import type { SmsMessage } from './sms-message'
import { sendToWebhook } from './sms-webhook'

let receiver: SmsReceiver
beforeAll(async () => {
  receiver = await openSmsReceiver()
})
afterEach(() => {
  receiver.answerWith()
  receiver.received.length = 0
})
afterAll(() => receiver.close())

const message: SmsMessage = {
  mobile: '13900000001',
  school: { id: '10001', name: '江北技能学校' },
  purpose: 'signIn',
  code: '042042',
  text: '【江北技能学校】您的登录验证码是 042042',
}
const hook = () => ({ url: receiver.settings.SMS_WEBHOOK_URL, secret: receiver.settings.SMS_WEBHOOK_SECRET })
const send = (more: Partial<ReturnType<typeof hook>> = {}) => sendToWebhook({ ...hook(), ...more }, message, TEST_NOW)

test('a message arrives with a signature that its receiver can check', async () => {
  await send()
  expect(receiver.received).toEqual([{ type: 'sms.send', timestamp: '2026-11-20T04:00:00.000Z', data: message }])
})

test('a message with another secret is not taken', async () => {
  const secret = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`
  await expect(send({ secret })).rejects.toMatchObject({ message: 'the web hook answered 401', mayArrive: false })
  expect(receiver.received).toEqual([])
})

test.each([302, 404, 500, 503])(
  'a receiver that answers %d has not taken it, and no other is asked',
  async (status) => {
    receiver.answerWith((response) => response.writeHead(status, { location: receiver.settings.SMS_WEBHOOK_URL }).end())
    await expect(send()).rejects.toMatchObject({ message: `the web hook answered ${status}`, mayArrive: false })
    expect(receiver.received).toHaveLength(1)
  },
)

test('a message that nobody was there for was not sent', async () => {
  const gone = await openSmsReceiver()
  await gone.close()
  await expect(send({ url: gone.settings.SMS_WEBHOOK_URL })).rejects.toMatchObject({ mayArrive: false })
})

test('a message whose receiver breaks off may arrive', async () => {
  receiver.answerWith((response) => response.destroy())
  await expect(send()).rejects.toMatchObject({ name: 'SmsNotTakenError', mayArrive: true })
})

test('a message whose receiver is silent may arrive', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const asked = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
  receiver.answerWith(() => undefined)
  await expect(send()).rejects.toMatchObject({ name: 'SmsNotTakenError', mayArrive: true })
  expect(asked.mock.calls).toEqual([[8000]])
  asked.mockRestore()
})
