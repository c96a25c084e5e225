import type { QueryClient } from '@tanstack/react-query'

import { callQuery, derivedQuery, ownTenantId } from '@campus/calls/query'
import type { CallResponse } from '@campus/contracts/call'
import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { customerServicePage, type ServiceContact } from '@campus/contracts/school'
import { captchaChallenge } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { computedAnswer, SERVES_ONCE } from '@campus/verification/captcha-queries'

import { skillRecord, trainingRecord, type CertificateKind } from '../common/record/certificate-record.model'
import { computedCode, type Captcha } from './captcha'
import type { LookupFields, LookupOutcome } from './lookup.model'

/** The captcha's answer, computed by the browser. */
export function computedQuery(captchaKey: string) {
  return derivedQuery(
    captchaChallenge,
    { key: captchaKey },
    async (_, signal) => computedCode(await computedAnswer(captchaKey, {}, signal)),
    SERVES_ONCE,
  )
}

/** The contact when nothing was found; null when the school names none. Only a hint depends on it. */
export function contactQuery() {
  return callQuery(
    customerServicePage,
    { current: 1, size: 1, model: { tenantId: ownTenantId() } },
    { select: firstContact },
  )
}

function firstContact({ records }: CallResponse<typeof customerServicePage>): ServiceContact | null {
  return records[0] ?? null
}

/** The typed input, and its captcha. */
export interface LookupRequest {
  readonly kind: CertificateKind
  readonly fields: LookupFields
  readonly captcha: Captcha
}

/** Looks a certificate up. Waits for a captcha that is still being computed. */
export async function lookUp(
  { kind, fields, captcha }: LookupRequest,
  queryClient: QueryClient,
): Promise<LookupOutcome> {
  const captchaCode = captcha.way === 'picture' ? fields.captcha : await queryClient.query(computedQuery(captcha.key))
  const answered = { captchaKey: captcha.key, captchaCode }
  if (kind === 'skill') {
    const found = await call(queryCertificateByCode, { ...answered, certificateCode: fields.number, name: fields.name })
    return found ? { kind: 'found', record: skillRecord(found) } : { kind: 'none' }
  }
  const found = await call(queryTeachUserCert, { ...answered, certificateNum: fields.number, studentName: fields.name })
  return found ? { kind: 'found', record: trainingRecord(found) } : { kind: 'none' }
}
