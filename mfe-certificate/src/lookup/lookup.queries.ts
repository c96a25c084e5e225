import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { customerServicePage, type ServiceContact } from '@campus/contracts/school'
import { call } from '@campus/http/client'
import { computedAnswer } from '@campus/verification/captcha-queries'

import { computedCode, type Captcha } from './captcha'
import {
  skillRecord,
  trainingRecord,
  type CertificateKind,
  type LookupFields,
  type LookupOutcome,
} from './lookup.model'

export const lookupKeys = {
  all: ['certificate'] as const,
  computed: (captchaKey: string) => [...lookupKeys.all, 'captcha', captchaKey] as const,
  contact: (tenantId: string) => [...lookupKeys.all, 'contact', tenantId] as const,
  lookUp: ['certificate', 'look-up'] as const,
}

/** The captcha's response, computed by the browser. */
export function computedQuery(captchaKey: string) {
  return queryOptions({
    queryKey: lookupKeys.computed(captchaKey),
    queryFn: async ({ signal }) => computedCode(await computedAnswer(captchaKey, {}, signal)),
    // It serves once: never computed again, nor kept when nobody shows it.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** Who helps when nothing was found; null when the school names nobody. */
export function contactQuery(tenantId: string) {
  return queryOptions({
    queryKey: lookupKeys.contact(tenantId),
    queryFn: async ({ signal }): Promise<ServiceContact | null> => {
      const request = { current: 1, size: 1, model: { tenantId } }
      // Only a hint stands or falls with it, so its failure is told to nobody.
      const { records } = await call(customerServicePage, request, { signal, errors: 'inline' })
      return records[0] ?? null
    },
  })
}

/** What is looked up, and the captcha that was shown for it. */
export interface LookupRequest {
  readonly kind: CertificateKind
  readonly fields: LookupFields
  readonly captcha: Captcha
}

/** Looks a certificate up. A computed captcha that is still being computed is waited for. */
export async function lookUp(
  { kind, fields, captcha }: LookupRequest,
  queryClient: QueryClient,
): Promise<LookupOutcome> {
  const captchaCode =
    captcha.way === 'picture' ? fields.captcha : await queryClient.fetchQuery(computedQuery(captcha.key))
  const answered = { captchaKey: captcha.key, captchaCode }
  if (kind === 'skill') {
    const found = await call(queryCertificateByCode, { ...answered, certificateCode: fields.number, name: fields.name })
    return found ? { kind: 'found', record: skillRecord(found) } : { kind: 'none' }
  }
  const found = await call(queryTeachUserCert, { ...answered, certificateNum: fields.number, studentName: fields.name })
  return found ? { kind: 'found', record: trainingRecord(found) } : { kind: 'none' }
}
