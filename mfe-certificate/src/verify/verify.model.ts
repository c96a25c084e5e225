/** The content of a verification link, and the verdict of its checks. */
import {
  CREDENTIAL_ALGORITHM,
  CREDENTIAL_TYPE,
  MAX_CREDENTIAL_LENGTH,
  readCredential,
  type CertificateCredential,
  type CertifiedSubject,
  type CredentialVerdict,
} from '@campus/contracts/credential'

import { CREDENTIAL_PARAMETER, readCode } from '../common/paths'
import { dateField, documentField, textField, type RecordField } from '../common/record-field'

/** A parsed credential; nothing in it is proven yet. */
export interface OpenedCredential {
  readonly jws: string
  readonly keyId: string
  readonly credential: CertificateCredential
  /** The signed bytes, and their signature. */
  readonly signed: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
}

/** What a verification link carries. */
export type Fragment =
  { readonly kind: 'credential'; readonly opened: OpenedCredential } | { readonly kind: 'code'; readonly code: string }

/** Reads a fragment: the short code of a paper (`#7M4K…`) or a whole credential (`#c=…`); null for anything else. */
export function readFragment(fragment: string): Fragment | null {
  const carried = fragment.replace(/^#/, '')
  const code = readCode(carried)
  if (code !== null) return { kind: 'code', code }
  const opened = openCredential(new URLSearchParams(carried).get(CREDENTIAL_PARAMETER) ?? '')
  return opened === null ? null : { kind: 'credential', opened }
}

/** A signed credential, or null when it is incomplete or something else. */
export function openCredential(jws: string): OpenedCredential | null {
  const [, head, body, signature] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(jws) ?? []
  if (jws.length > MAX_CREDENTIAL_LENGTH || head === undefined || body === undefined || signature === undefined) {
    return null
  }
  const header = parseJson(head)
  const credential = readCredential(parseJson(body))
  const signatureBytes = bytesOf(signature)
  if (!isHeader(header) || credential === null || signatureBytes === null) return null
  return {
    jws,
    keyId: header.kid,
    credential,
    signed: new TextEncoder().encode(`${head}.${body}`),
    signature: signatureBytes,
  }
}

/** The result of the browser's own check; `unchecked` without keys or cryptography. */
export type SignatureCheck = 'right' | 'wrong' | 'unchecked'

export type Verdict = 'genuine' | 'revoked' | 'notOnRecord' | 'forged' | 'offline' | 'unreachable'

/** The verdict of both checks; `server` is null when it could not be reached. One "no" outweighs any "yes". */
export function verdictOf(signature: SignatureCheck, server: CredentialVerdict | null): Verdict {
  if (signature === 'wrong' || server?.valid === false) return 'forged'
  if (server === null) return signature === 'right' ? 'offline' : 'unreachable'
  return server.status === 'valid' ? 'genuine' : server.status === 'revoked' ? 'revoked' : 'notOnRecord'
}

/** The parts that may be compared with the paper: nothing of a forgery, and nothing unchecked. */
export function comparable(
  verdict: Verdict,
  opened: OpenedCredential,
  server: CredentialVerdict | null,
): CertifiedSubject | null {
  if (verdict === 'forged' || verdict === 'unreachable') return null
  return server?.certificate ?? opened.credential.credentialSubject
}

/** The lines of a certificate in the order of its paper. */
export function fieldsOf(subject: CertifiedSubject): readonly RecordField[] {
  if (subject.kind === 'skill') {
    return [
      textField('certificate.field.name', subject.name),
      textField('certificate.field.card', subject.card),
      textField('certificate.field.profession', subject.professionName),
      textField('certificate.field.typeOfWork', subject.typeOfWorkName),
      textField('certificate.field.level', subject.level),
      textField('certificate.field.code', subject.certificateCode),
      dateField('certificate.field.sendDate', subject.sendDate),
    ]
  }
  return [
    textField('certificate.field.name', subject.studentName),
    documentField(subject.idType),
    textField('certificate.field.card', subject.idCard),
    textField('certificate.field.product', subject.productName),
    textField('certificate.field.agency', subject.agencyName),
    textField('certificate.field.code', subject.certificateNum),
    dateField('certificate.field.startTime', subject.startTime),
    dateField('certificate.field.endTime', subject.endTime),
  ]
}

/** Whom a certificate names and its number, for the name of a file. */
export function namedIn(subject: CertifiedSubject): { readonly holder: string; readonly number: string } {
  return subject.kind === 'skill'
    ? { holder: subject.name, number: subject.certificateCode }
    : { holder: subject.studentName, number: subject.certificateNum }
}

/** Whether a sheet may be passed on with its code: it promises a certificate that stands. */
export function mayBePassedOn(verdict: Verdict): boolean {
  return verdict === 'genuine' || verdict === 'offline'
}

function isHeader(header: unknown): header is { kid: string } {
  if (typeof header !== 'object' || header === null) return false
  const { alg, typ, kid } = header as Record<string, unknown>
  return alg === CREDENTIAL_ALGORITHM && typ === CREDENTIAL_TYPE && typeof kid === 'string'
}

/** JSON in base64url; undefined for other text. */
function parseJson(part: string): unknown {
  const bytes = bytesOf(part)
  if (bytes === null) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
  } catch {
    return null
  }
}
