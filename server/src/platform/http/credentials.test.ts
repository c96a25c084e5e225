import { fastify, type InjectOptions } from 'fastify'

import { captchaChallenge, sendSmsCode } from '@campus/contracts/sign-in'

import { readConfig } from '../config/config'
import { addCredentials } from './credentials'
import { handleWithoutTransaction } from './handle'
import { basicAuthorization, signQuery } from './signature'

const config = readConfig({})
const signed = handleWithoutTransaction(sendSmsCode, async () => true, { signed: true })

const unsigned = handleWithoutTransaction(captchaChallenge, async () => ({ salt: '', challenge: '', maxNumber: 0 }))

const app = fastify()
addCredentials(app, config, [signed, unsigned])
for (const path of [signed.call.path, unsigned.call.path]) app.get(path, async ({ headers }) => headers)
afterAll(() => app.close())

const OURS = { 'sec-fetch-site': 'same-origin' }

/** The credentials that a handler sees. */
async function seen(url: string, headers: InjectOptions['headers'] = {}) {
  const response = await app.inject({ url, headers })
  const { authorization, signature } = response.json<Record<string, string | undefined>>()
  return { authorization, signature }
}

test('HTTP-07 HTTP-13 calls of our own pages get the client’s authorization, and those that must be signed a signature', async () => {
  expect(await seen(`${signed.call.path}?mobile=13900000001&_t=1`, OURS)).toEqual({
    authorization: basicAuthorization(config),
    signature: signQuery({ mobile: '13900000001', _t: '1' }, config.smsAccessKey),
  })
  expect(await seen(signed.call.path, OURS)).toMatchObject({ signature: signQuery({}, config.smsAccessKey) })
  expect(await seen(`${unsigned.call.path}?key=1`, OURS)).toEqual({ authorization: basicAuthorization(config) })
})

test('a name that is sent twice is signed as one text', async () => {
  expect(await seen(`${signed.call.path}?mobile=1&mobile=2`, OURS)).toMatchObject({
    signature: signQuery({ mobile: '1,2' }, config.smsAccessKey),
  })
})

test.each([[{}], [{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'none' }]])(
  'whoever calls with %j gets none',
  async (headers) => {
    expect(await seen(signed.call.path, headers)).toEqual({})
  },
)

test('what the caller sends itself is left as it is', async () => {
  const own = { authorization: 'Basic own', signature: 'own' }
  expect(await seen(signed.call.path, { ...OURS, ...own })).toEqual(own)
})
