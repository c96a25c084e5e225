/** A school with a key of its own, for the tests of this folder. */
import type { CertifiedSubject, PublicKey } from '@campus/contracts/credential'

export const SUBJECT = {
  kind: 'skill',
  name: '张三',
  card: '3101**********1234',
  professionName: '养老护理员',
  typeOfWorkName: '养老护理',
  certificateCode: 'S0001',
  level: '三级/高级工',
  sendDate: '2026-03-18',
} as const satisfies CertifiedSubject

export const payloadOf = (subject: object = SUBJECT) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential'],
  issuer: { id: 'urn:key', name: '启明职业培训学校', tenantId: '10001' },
  credentialSubject: subject,
})

export const HEADER = { alg: 'ES256', typ: 'vc+jwt', kid: 'k1' }

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const unsigned = ({ header = HEADER as object, payload = payloadOf() as unknown, signature = 'c2ln' } = {}) =>
  [encode(header), encode(payload), signature].join('.')

/** Signs as the server does; the browser part of the tests only has the public key. */
export async function openSchool(subtle: SubtleCrypto, kid = HEADER.kid) {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const pair = await subtle.generateKey(curve, true, ['sign', 'verify'])
  const { x = '', y = '' } = await subtle.exportKey('jwk', pair.publicKey)
  const key: PublicKey = { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' }
  const sign = async (payload: unknown = payloadOf()) => {
    const signed = `${encode({ ...HEADER, kid })}.${encode(payload)}`
    const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, Buffer.from(signed))
    return `${signed}.${Buffer.from(signature).toString('base64url')}`
  }
  return { key, sign }
}
