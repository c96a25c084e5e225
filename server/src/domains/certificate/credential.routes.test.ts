import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import {
  CompactSign,
  compactVerify,
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
} from 'jose'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { credentialKeys, readCredential, verifyCredential } from '@campus/contracts/credential'

import { solveCaptcha } from '../../testing/captcha'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { skillCertificates } from './certificate.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

const NONE = { valid: false, status: 'unknown', certificate: null }

let addresses = 0
const from = () => ({ 'x-forwarded-for': `203.0.113.${String((addresses += 1) % 250)}` })

async function skillCredential(tenantId = '10001', number = 1, name = '林小满'): Promise<string> {
  const captcha = await solveCaptcha(server, tenantId)
  const found = await server.call(
    queryCertificateByCode,
    { ...captcha, certificateCode: `S${tenantId}202600000${String(number)}`, name },
    { tenantId, headers: from() },
  )
  return found?.credential ?? ''
}

async function trainingCredential(): Promise<string> {
  const captcha = await solveCaptcha(server)
  const found = await server.call(
    queryTeachUserCert,
    { ...captcha, certificateNum: 'T100012026000001', studentName: '林小满' },
    { headers: from() },
  )
  return found?.credential ?? ''
}

const verify = (credential: string, tenantId = '10001') =>
  server.call(verifyCredential, { credential }, { tenantId, headers: from() })

const keySet = async (host: string) => {
  const response = await server.app.inject({ url: '/.well-known/jwks.json', headers: { host } })
  return { response, keys: response.json<JSONWebKeySet>() }
}

const payloadOf = (jws: string) =>
  JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

describe('the credential of a certificate', () => {
  test('is a verifiable credential of the school, checked with nothing but its published keys', async () => {
    const { keys } = await keySet('localhost')
    const credential = await skillCredential()
    const { payload, protectedHeader } = await compactVerify(credential, createLocalJWKSet(keys))
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'vc+jwt', kid: keys.keys[0]?.kid })
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2'],
      type: ['VerifiableCredential', 'SkillCertificateCredential'],
      issuer: {
        id: `urn:ietf:params:oauth:jwk-thumbprint:sha-256:${String(keys.keys[0]?.kid)}`,
        name: '启明职业培训学校',
        tenantId: '10001',
      },
      validFrom: '2026-10-21T00:00:00+08:00',
      credentialSubject: {
        kind: 'skill',
        name: '林小满',
        card: '9901**********0028',
        professionName: '电工',
        typeOfWorkName: '电工',
        certificateCode: 'S100012026000001',
        level: '四级/中级工',
        sendDate: '2026-10-21',
      },
    })
  })

  test('names neither mobile nor whole card, and fits a code on paper', async () => {
    for (const credential of [await skillCredential(), await trainingCredential()]) {
      const text = JSON.stringify(payloadOf(credential))
      for (const personal of ['13800000001', '138****0001', '990105199803120028']) expect(text).not.toContain(personal)
      expect(credential.length).toBeLessThan(1600)
      expect(readCredential(payloadOf(credential))).not.toBeNull()
    }
  })
})

describe('the key set', () => {
  test('is public, and another one at each school', async () => {
    const { response, keys } = await keySet('localhost')
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/jwk-set\+json/),
      'access-control-allow-origin': '*',
    })
    expect(keys.keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']])
    expect((await keySet('hailan.localhost')).keys.keys[0]?.kid).not.toBe(keys.keys[0]?.kid)
    expect((await keySet('localhost')).keys).toEqual(keys)
    expect(await server.call(credentialKeys, {})).toEqual(keys)
  })

  test('is not there for a host that is no school’s', async () => {
    expect(
      (await server.app.inject({ url: '/.well-known/jwks.json', headers: { host: 'nobody.localhost' } })).statusCode,
    ).toBe(404)
  })

  test('holds one key though many ask for the first at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(credentialKeys, {}, { tenantId: '20003' })),
    )
    expect(new Set(answers.map(({ keys }) => keys.map(({ kid }) => kid).join())).size).toBe(1)
    expect(answers[0]?.keys).toHaveLength(1)
  })
})

describe('a check', () => {
  test('tells a certificate that stands, with what is on record', async () => {
    expect(await verify(await skillCredential())).toMatchObject({
      valid: true,
      status: 'valid',
      certificate: { kind: 'skill', card: '9901**********0028' },
    })
    expect(await verify(await trainingCredential())).toMatchObject({
      valid: true,
      status: 'valid',
      certificate: { kind: 'training', productName: '电工（四级）技能提升班' },
    })
  })

  test('tells one that was taken back, and one that is on record no more', async () => {
    const credential = await skillCredential('10001', 2, '陈国强')
    const mine = eq(skillCertificates.certificateCode, 'S100012026000002')
    await server.database.withTenant('10001', (tx) =>
      tx.update(skillCertificates).set({ revokedAt: TEST_NOW }).where(mine),
    )
    expect(await verify(credential)).toMatchObject({ valid: true, status: 'revoked', certificate: { name: '陈国强' } })
    await server.database.withTenant('10001', (tx) => tx.delete(skillCertificates).where(mine))
    expect(await verify(credential)).toEqual({ valid: true, status: 'unknown', certificate: null })
  })

  test('refuses every changed part: payload, header, signature, and a key of the forger’s', async () => {
    const credential = await skillCredential()
    const [header = '', , signature = ''] = credential.split('.')
    const forged = Buffer.from(
      JSON.stringify({
        ...payloadOf(credential),
        credentialSubject: { ...(payloadOf(credential)['credentialSubject'] as object), name: '林大满' },
      }),
    )
    const own = await generateKeyPair('ES256', { extractable: true })
    const sign = (head: Parameters<CompactSign['setProtectedHeader']>[0]) =>
      new CompactSign(forged).setProtectedHeader(head).sign(own.privateKey)
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forgeries = [
      [header, forged.toString('base64url'), signature].join('.'),
      [encode({ alg: 'none', typ: 'vc+jwt' }), forged.toString('base64url'), ''].join('.'),
      [encode({ ...decodeProtectedHeader(credential), typ: 'JWT' }), credential.split('.')[1], signature].join('.'),
      `${credential.slice(0, -8)}AAAAAAAA`,
      await sign({ ...decodeProtectedHeader(credential), alg: 'ES256' }),
      await sign({ alg: 'ES256', typ: 'vc+jwt', jwk: await exportJWK(own.publicKey) }),
    ]
    for (const forgery of forgeries) expect(await verify(forgery)).toEqual(NONE)
  })

  test('knows its own school’s only', async () => {
    const others = await skillCredential('10002')
    expect(await verify(others, '10002')).toMatchObject({ valid: true, status: 'valid' })
    expect(await verify(others)).toEqual(NONE)
  })

  test('answers garbage as it answers a forgery', async () => {
    const part = fc.base64String({ maxLength: 60 }).map((text) => text.replaceAll(/[+/=]/g, ''))
    const garbage = fc.oneof(
      fc.string({ minLength: 1, maxLength: 300 }),
      fc.tuple(part, part, part).map((parts) => parts.join('.')),
    )
    await fc.assert(
      fc.asyncProperty(garbage, async (credential) => expect(await verify(credential)).toEqual(NONE)),
      { numRuns: 100 },
    )
    expect(server.errors).toEqual([])
  })

  test('is refused beyond 300 an hour of one address, and beyond 4096 characters', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    for (let time = 0; time < 300; time += 1) await server.call(verifyCredential, { credential: 'a' }, { headers })
    expect(await server.refusal(verifyCredential, { credential: 'a' }, { headers })).toMatchObject({ code: 42900 })
    expect(await server.refusal(verifyCredential, { credential: 'a'.repeat(4097) })).toMatchObject({
      status: 400,
      field: 'credential',
    })
  })
})
