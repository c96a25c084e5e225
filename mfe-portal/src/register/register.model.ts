/** The registration forms' fields and their rules. */
import { addressOf, freeText, oneOf } from '@campus/calls/address'
import type { CallRequest } from '@campus/contracts/call'
import {
  MAX_INVITATION_CODE,
  MAX_REGISTER_NAME,
  REGISTER_TYPES,
  type login,
  type RegisterType,
} from '@campus/contracts/sign-in'
import { mobile } from '@campus/validators/account'
import { check, matching, requiredAs, rule, withMessage } from '@campus/validators/rule'
import { personName } from '@campus/validators/text'

import { withQuery } from '../common/paths'

/**
 * The kind of registration in the address; a missing or unknown type is 1. `redirect`: where it leads in the end; '' for
 * the home page.
 */
export const registerAddress = addressOf({ type: oneOf(REGISTER_TYPES), redirect: freeText })

/** Where signing in leads to an address; who is signed in is led there at once. Unsafe addresses lead to the home page. */
export function signInPath(redirect: string): string {
  return withQuery('/login', { redirect })
}

/** The registration of a kind, which leads to an address in the end; '' for the home page. */
export function registerPath(type: '1' | '2', redirect: string): string {
  return withQuery('/register', { type, redirect })
}

/** A chosen school, or the school of an enterprise's invitation. */
export type RegisterKind = 'school' | 'enterprise'

export function kindOf(type: RegisterType): RegisterKind {
  return type === '2' ? 'enterprise' : 'school'
}

export interface RegisterFields {
  /** Id of the school to join. */
  school: string
  enterpriseName: string
  invitationCode: string
  name: string
  phone: string
  code: string
  /** To the agreements of the school. */
  agreed: boolean
}

export const EMPTY_FIELDS: RegisterFields = {
  school: '',
  enterpriseName: '',
  invitationCode: '',
  name: '',
  phone: '',
  code: '',
  agreed: false,
}

const codeLength = rule((code) => code.trim().length <= MAX_INVITATION_CODE, { id: 'register.invitationCodeMax' })
const nameLength = rule((name) => name.length <= MAX_REGISTER_NAME, { id: 'register.nameMax' })

/** A field of text. */
export type RegisterText = Exclude<keyof RegisterFields, 'agreed'>

/** The rules of each field of text; the ids are those of this module's messages. */
export const registerRules = {
  school: requiredAs('register.schoolRequired'),
  enterpriseName: requiredAs('register.enterpriseNameRequired'),
  invitationCode: check(requiredAs('register.invitationCodeRequired'), codeLength),
  name: check(requiredAs('register.nameRequired'), nameLength, withMessage('register.nameInvalid', personName)),
  phone: check(requiredAs('register.phoneRequired'), withMessage('register.phoneInvalid', mobile)),
  code: check(requiredAs('register.codeRequired'), matching(/^\d{6}$/, 'register.codeInvalid')),
}

/** The fields in the order of the form: school, person, code. */
export const FIELDS_OF = {
  school: ['school', 'name', 'phone', 'code'],
  enterprise: ['invitationCode', 'enterpriseName', 'name', 'phone', 'code'],
} as const satisfies Record<RegisterKind, readonly RegisterText[]>

/** The registration on the wire, for the school to join. */
export function registrationOf(
  type: RegisterType,
  { name, phone, code }: RegisterFields,
  tenantId: string,
): CallRequest<typeof login> {
  return {
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile: phone,
    code,
    nickName: name,
    registerType: type,
    bizType: 'E_PC',
    terminalType: 'ALL_USER',
    tenantId,
  }
}

const FIELD_OF_REQUEST: Readonly<Record<string, RegisterText>> = {
  nickName: 'name',
  mobile: 'phone',
  code: 'code',
  qrCode: 'invitationCode',
  enterpriseName: 'enterpriseName',
  tenantId: 'school',
}

/** The form field behind a field of the request; null when there is none. */
export function fieldOfRequest(name: string): RegisterText | null {
  return Object.hasOwn(FIELD_OF_REQUEST, name) ? (FIELD_OF_REQUEST[name] ?? null) : null
}
