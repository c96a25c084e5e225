import { CompactSign, compactVerify, createLocalJWKSet, errors } from 'jose'

import {
  CREDENTIAL_ALGORITHM,
  CREDENTIAL_TYPE,
  readCredential,
  type CertificateCredential,
  type CertifiedSubject,
  type PublicKey,
} from '@campus/contracts/credential'

import type { SigningKey } from './credential-keys'
import type { Issuer } from './issuer'

/** The last context defines our own terms, which no published vocabulary has. */
const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2']
const TYPE = { skill: 'SkillCertificateCredential', training: 'TrainingCertificateCredential' } as const

/** The subject as a credential in compact JWS form, signed by the school. */
export async function signCredential(subject: CertifiedSubject, issuer: Issuer, key: SigningKey): Promise<string> {
  const day = subject.kind === 'skill' ? subject.sendDate : subject.endTime
  const credential: CertificateCredential = {
    '@context': CONTEXT,
    type: ['VerifiableCredential', TYPE[subject.kind]],
    issuer: { id: keyName(key.id), name: issuer.name, tenantId: issuer.tenantId },
    ...(day === '' ? {} : { validFrom: `${day}T00:00:00+08:00` }),
    credentialSubject: subject,
  }
  return new CompactSign(new TextEncoder().encode(JSON.stringify(credential)))
    .setProtectedHeader({ alg: CREDENTIAL_ALGORITHM, typ: CREDENTIAL_TYPE, kid: key.id })
    .sign(key.privateKey)
}

/** The content of a credential if one of the keys signed it, else null. */
export async function openCredential(jws: string, keys: readonly PublicKey[]): Promise<CertificateCredential | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(jws, createLocalJWKSet({ keys: [...keys] }), {
      algorithms: [CREDENTIAL_ALGORITHM],
    })
    if (protectedHeader.typ !== CREDENTIAL_TYPE) return null
    return readCredential(JSON.parse(new TextDecoder().decode(payload)))
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** A key as a URI (RFC 9278). */
function keyName(thumbprint: string): string {
  return `urn:ietf:params:oauth:jwk-thumbprint:sha-256:${thumbprint}`
}
