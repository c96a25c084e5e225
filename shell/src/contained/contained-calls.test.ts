import { queryCertificateByCode } from '@campus/contracts/certificate'
import { CONTAINED_CALLS, type ToFrame } from '@campus/contracts/contained'
import { captchaChallenge } from '@campus/contracts/sign-in'
import * as http from '@campus/http/client'
import { ApiError, SystemBusyError } from '@campus/http/errors'

import { ContainedCalls } from './contained-calls'

jest.mock('@campus/http/client', () => ({ call: jest.fn() }))
const made = jest.mocked(http.call)

const PAYLOAD = { captchaKey: 'abcdefgh12345678', captchaCode: 'pow:1', certificateCode: 'S1', name: '林小满' }

function calls() {
  const sent: ToFrame[] = []
  return { sent, port: new ContainedCalls((message) => sent.push(message)) }
}

beforeEach(() => void made.mockReset())

test('the calls of a contained module are these, and none of a person', () => {
  expect([...CONTAINED_CALLS.keys()].sort()).toEqual([
    'certificate.queryByCode',
    'certificate.queryTeachUserCert',
    'signIn.captcha',
    'signIn.captchaChallenge',
  ])
  expect([...CONTAINED_CALLS.values()].filter(({ access, token }) => access === 'user' || token)).toEqual([])
})

test('a lookup is made as a visitor’s, and its data go to the frame', async () => {
  const { sent, port } = calls()
  made.mockResolvedValue(null)
  await port.make({ kind: 'call', call: 7, id: queryCertificateByCode.id, payload: PAYLOAD })
  expect(made).toHaveBeenCalledWith(
    queryCertificateByCode,
    PAYLOAD,
    expect.objectContaining({ token: '', errors: 'inline' }),
  )
  expect(sent).toEqual([{ kind: 'result', call: 7, data: null }])
})

test.each([
  ['another call', 'study.getMyClassInfo', {}, 403],
  ['a name that every object has', 'constructor', {}, 403],
  ['a payload that the call does not take', queryCertificateByCode.id, { ...PAYLOAD, name: '<b>' }, 400],
  ['no payload', queryCertificateByCode.id, undefined, 400],
])('%s is refused without asking the server', async (_, id, payload, code) => {
  const { sent, port } = calls()
  await port.make({ kind: 'call', call: 1, id, payload })
  expect(made).not.toHaveBeenCalled()
  expect(sent).toMatchObject([{ kind: 'failure', call: 1, failure: { kind: 'refused', code } }])
})

test('no more than four at once', async () => {
  const { sent, port } = calls()
  made.mockReturnValue(new Promise(() => undefined))
  for (let call = 1; call <= 5; call += 1) {
    void port.make({ kind: 'call', call, id: captchaChallenge.id, payload: { key: 'abcdefgh12345678' } })
  }
  await Promise.resolve()
  expect(made).toHaveBeenCalledTimes(4)
  expect(sent).toMatchObject([{ kind: 'failure', call: 5, failure: { code: 429 } }])
})

test('what failed is told as what it is', async () => {
  const { sent, port } = calls()
  const ask = { kind: 'call', call: 1, id: queryCertificateByCode.id, payload: PAYLOAD } as const
  made.mockRejectedValueOnce(new ApiError('captcha wrong', { code: 40010, field: 'captchaCode' }))
  await port.make(ask)
  made.mockRejectedValueOnce(new SystemBusyError('busy', { status: 503, retryAfter: 5000 }))
  await port.make(ask)
  expect(sent.map((message) => message.kind === 'failure' && message.failure)).toEqual([
    { kind: 'refused', message: 'captcha wrong', code: 40010, field: 'captchaCode' },
    { kind: 'busy', message: 'busy', status: 503, retryAfter: 5000 },
  ])
})
