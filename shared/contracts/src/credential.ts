/**
 * A certificate as a W3C Verifiable Credential (data model 2.0), secured as a JWS (`vc+jwt`). Anyone who has
 * it can check it with the school's public keys, also offline. It contains the text of the paper, with the
 * card masked.
 */
import * as v from 'valibot'

import { defineCall } from './call'
import { text } from './wire'

/** Longest signed credential that is looked at. */
export const MAX_CREDENTIAL_LENGTH = 4096
/** The characters of a verification code: without I, L, O and U, which are misread (Crockford's base 32). */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 60 random bits. */
export const CODE_LENGTH = 12
/** The `typ` of its header. */
export const CREDENTIAL_TYPE = 'vc+jwt'
export const CREDENTIAL_ALGORITHM = 'ES256'

const skillSubject = v.object({
  kind: v.literal('skill'),
  name: text,
  card: text,
  professionName: text,
  typeOfWorkName: text,
  certificateCode: text,
  level: text,
  sendDate: text,
})

const trainingSubject = v.object({
  kind: v.literal('training'),
  studentName: text,
  idType: text,
  idCard: text,
  productName: text,
  agencyName: text,
  certificateNum: text,
  startTime: text,
  endTime: text,
})

/** What a credential says of its holder. Dates are `yyyy-MM-dd`. */
export const certifiedSubject = v.variant('kind', [skillSubject, trainingSubject])
export type CertifiedSubject = v.InferOutput<typeof certifiedSubject>

/** The signed payload. `issuer.id` names the signing key (RFC 9278), `issuer.tenantId` the school. */
export const certificateCredential = v.object({
  '@context': v.array(v.string()),
  type: v.array(v.string()),
  issuer: v.object({ id: v.string(), name: text, tenantId: text }),
  validFrom: v.optional(v.string()),
  credentialSubject: certifiedSubject,
})
export type CertificateCredential = v.InferOutput<typeof certificateCredential>

/** The payload of a credential, or null when it is none of a certificate. It proves nothing before its signature is checked. */
export function readCredential(payload: unknown): CertificateCredential | null {
  const read = v.safeParse(certificateCredential, payload)
  return read.success && read.output.type.includes('VerifiableCredential') ? read.output : null
}

/** A public key as a JSON Web Key (RFC 7517). */
export const publicKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  kid: v.string(),
  alg: v.literal(CREDENTIAL_ALGORITHM),
  use: v.literal('sig'),
})
export type PublicKey = v.InferOutput<typeof publicKey>

export const credentialKeys = defineCall({
  id: 'certificate.credentialKeys',
  method: 'GET',
  path: '/api/evaluate/anyTenant/certificate/credentialKeys',
  summary: 'The public keys of a school’s credentials, as they also stand at /.well-known/jwks.json',
  request: v.object({}),
  response: v.object({ keys: v.array(publicKey) }),
  source: 'ours',
})

/**
 * `valid`: the school signed it. `status`: whether the certificate is still valid; `unknown` when there is no
 * record. `certificate`: the current record; null unless the signature is valid.
 */
export const credentialVerdict = v.object({
  valid: v.boolean(),
  status: v.picklist(['valid', 'revoked', 'unknown']),
  certificate: v.nullish(certifiedSubject, null),
})
export type CredentialVerdict = v.InferOutput<typeof credentialVerdict>

export const verifyCredential = defineCall({
  id: 'certificate.verifyCredential',
  // The credential names a person, so it is never part of an address.
  method: 'POST',
  path: '/api/evaluate/anyTenant/certificate/verifyCredential',
  summary: 'Whether a credential is this school’s and its certificate still stands',
  request: v.object({ credential: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CREDENTIAL_LENGTH)) }),
  response: credentialVerdict,
  source: 'ours',
})

export const credentialOfCode = defineCall({
  id: 'certificate.credentialOfCode',
  // As the credential, the code is never part of an address that a server sees.
  method: 'POST',
  path: '/api/evaluate/anyTenant/certificate/credentialOfCode',
  summary:
    'The credential of the certificate whose paper carries this code; empty text when none does, withdrawn when one did and the school has replaced it or taken it back',
  request: v.object({
    code: v.pipe(v.string(), v.length(CODE_LENGTH), v.regex(new RegExp(`^[${CODE_ALPHABET}]+$`))),
  }),
  response: v.object({ credential: text, withdrawn: v.nullish(v.boolean(), false) }),
  source: 'ours',
})
