import { queryCertificateByCode } from '@campus/contracts/certificate'
import type { FromFrame } from '@campus/contracts/contained'
import { ApiError, CancelledError, SystemBusyError } from '@campus/http/errors'

import { FrameCalls } from './frame-calls'

const PAYLOAD = { captchaKey: 'abcdefgh12345678', captchaCode: 'pow:1', certificateCode: 'S1', name: '林小满' }

function calls() {
  const sent: FromFrame[] = []
  return { sent, calls: new FrameCalls({ send: (message) => void sent.push(message) }) }
}

test('a call is the page’s to make; each gets what came of its own', async () => {
  const { sent, calls: port } = calls()
  const first = port.call(queryCertificateByCode, PAYLOAD, { errors: 'inline' })
  const second = port.call(queryCertificateByCode, PAYLOAD, { errors: 'inline' })
  expect(sent).toEqual([1, 2].map((call) => ({ kind: 'call', call, id: queryCertificateByCode.id, payload: PAYLOAD })))
  port.fail(2, { kind: 'busy', message: 'busy', status: 503, retryAfter: 1000 })
  port.succeed(1, null)
  await expect(first).resolves.toBeNull()
  await expect(second).rejects.toEqual(expect.any(SystemBusyError))
  await expect(second).rejects.toMatchObject({ status: 503, retryAfter: 1000 })
})

test('a refusal is an error as from the http client, and a toast of the page unless the module shows it', async () => {
  const { sent, calls: port } = calls()
  const refused = port.call(queryCertificateByCode, PAYLOAD)
  port.fail(1, { kind: 'refused', message: 'captcha wrong', code: 40010, field: 'captchaCode' })
  await expect(refused).rejects.toEqual(expect.any(ApiError))
  await expect(refused).rejects.toMatchObject({ code: 40010, field: 'captchaCode', shown: true })
  expect(sent.at(-1)).toEqual({ kind: 'toast', tone: 'error', text: 'captcha wrong' })
})

test('a cancelled call rejects, before and while it is made', async () => {
  const { sent, calls: port } = calls()
  await expect(port.call(queryCertificateByCode, PAYLOAD, { signal: AbortSignal.abort() })).rejects.toEqual(
    expect.any(CancelledError),
  )
  expect(sent).toEqual([])
  const controller = new AbortController()
  const cancelled = port.call(queryCertificateByCode, PAYLOAD, { signal: controller.signal })
  controller.abort()
  await expect(cancelled).rejects.toEqual(expect.any(CancelledError))
})
