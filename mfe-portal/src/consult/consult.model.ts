/** The enquiry form's fields and their rules. */
import type { CallRequest } from '@campus/contracts/call'
import type { saveClue } from '@campus/contracts/school'
import { mobile } from '@campus/validators/account'
import { check, matching, requiredAs, withMessage } from '@campus/validators/rule'
import { personName } from '@campus/validators/text'

export interface ConsultFields {
  name: string
  mobile: string
  code: string
  content: string
  /** Consent to the agreements. */
  agreed: boolean
}

/** The fields that are typed. */
export type ConsultText = Exclude<keyof ConsultFields, 'agreed'>

/** What is known of a signed-in person; '' for a visitor, and for what would not be accepted. */
export function knownFields(person: { readonly realName: string; readonly mobile: string } | null): ConsultFields {
  if (person === null) return EMPTY_FIELDS
  const accepted = (name: 'name' | 'mobile', text: string) => (consultRules[name](text) === undefined ? text : '')
  return { ...EMPTY_FIELDS, name: accepted('name', person.realName), mobile: accepted('mobile', person.mobile) }
}

export const EMPTY_FIELDS: ConsultFields = { name: '', mobile: '', code: '', content: '', agreed: false }

/** The longest text of a field. */
export const MAX_LENGTH = { name: 40, mobile: 11, code: 6, content: 500 } as const satisfies Record<ConsultText, number>

/** The rules of each field; the ids are those of this module's messages. */
export const consultRules = {
  name: check(requiredAs('consult.nameRequired'), withMessage('consult.nameInvalid', personName)),
  mobile: check(requiredAs('consult.mobileRequired'), withMessage('consult.mobileInvalid', mobile)),
  code: check(requiredAs('consult.codeRequired'), matching(/^\d{6}$/, 'consult.codeInvalid')),
  content: requiredAs('consult.contentRequired'),
}

/** The enquiry on the wire; `clueId` is the id of the person or visitor. */
export function clueOf(
  { name, mobile, code, content }: Pick<ConsultFields, ConsultText>,
  clueId: string,
): CallRequest<typeof saveClue> {
  return { clueId, name, mobile, code, content: content.trim() }
}

export function isConsultText(name: string): name is ConsultText {
  return Object.hasOwn(MAX_LENGTH, name)
}
