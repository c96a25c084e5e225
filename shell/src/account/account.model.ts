import { LEAST_PASSWORD, type ownAccount, type OwnerProof } from '@campus/contracts/account'
import type { CallResponse } from '@campus/contracts/call'
import type { ModuleMap } from '@campus/contracts/composition'
import { hasSitePage } from '@campus/contracts/site-pages'
import { check, matching, requiredAs } from '@campus/validators/rule'

import { ADDRESS, pathOf } from '../router/addresses.model'

/** What a person has on the pages of modules. */
const OWN = [
  { label: 'nav.myLearning', to: ADDRESS.myLearning },
  { label: 'account.orders', to: ADDRESS.myOrders },
  { label: 'account.coupons', to: ADDRESS.myCoupons },
  { label: 'account.certificates', to: ADDRESS.myCertificates },
  { label: 'account.enquiries', to: ADDRESS.myEnquiries },
] as const

export type OwnLabel = (typeof OWN)[number]['label'] | 'nav.certificateLookup'

export interface OwnEntry {
  readonly label: OwnLabel
  readonly to: string
}

/** The pages of the own things that the site has; the lookup is the school's or its brand's. */
export function ownEntries(moduleMap: Pick<ModuleMap, 'modules' | 'rest'>, lookup: string): OwnEntry[] {
  return [...OWN, { label: 'nav.certificateLookup', to: lookup } as const].filter(({ to }) =>
    hasSitePage(moduleMap, pathOf(to)),
  )
}

/** What shows that the account is the person's own. */
export type ProofKind = OwnerProof['by']

/** A code, where the site sends any; else the password that there is; null without either. */
export function proofKind({
  canSendCode,
  hasPassword,
}: Pick<CallResponse<typeof ownAccount>, 'canSendCode' | 'hasPassword'>): ProofKind | null {
  if (canSendCode) return 'code'
  return hasPassword ? 'password' : null
}

/** What the field of the kind, filled in, shows. */
export function proofOf(kind: ProofKind, shown: string): OwnerProof {
  return kind === 'code' ? { by: 'code', code: shown } : { by: 'password', password: shown }
}

export const proofRules = {
  code: check(requiredAs('account.proof.codeRequired'), matching(/^\d{6}$/, 'account.proof.codeInvalid')),
  password: requiredAs('account.proof.passwordRequired'),
}

export const newPasswordRule = check(
  requiredAs('account.password.newRequired'),
  matching(new RegExp(`^.{${LEAST_PASSWORD},}$`, 's'), 'account.password.newTooShort'),
)
