import * as v from 'valibot'

import { defineCall } from './call'
import { text, time } from './wire'

/** The agreements that people accept by signing in. */
export const AGREEMENT_TYPES = ['user', 'privacy'] as const
export type AgreementType = (typeof AGREEMENT_TYPES)[number]

/** One of a school's agreements; content is HTML. */
export const agreement = v.object({ content: text, updatedTime: time })
export type Agreement = v.InferOutput<typeof agreement>

export const getAgreement = defineCall({
  id: 'agreement.getByType',
  method: 'GET',
  path: '/api/system/anyTenant/agreement/getByType',
  summary: 'A school’s user agreement or privacy policy; null when it has none',
  request: v.object({ type: v.picklist(AGREEMENT_TYPES) }),
  response: v.nullish(agreement, null),
  source: 'ours',
})
