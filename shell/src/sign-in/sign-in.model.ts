import type { TokenRequest } from '@campus/contracts/sign-in'
import { mobile } from '@campus/validators/account'
import { check, matching, requiredAs, withMessage } from '@campus/validators/rule'

import { ADDRESS } from '../router/addresses.model'

/** A number and a code sent to it, or a number and a password. */
export type SignInMode = 'code' | 'password'

export interface SignInFields {
  mobile: string
  code: string
  password: string
  agreed: boolean
}

export const EMPTY_FIELDS: SignInFields = { mobile: '', code: '', password: '', agreed: false }

/** The rules of each field; the ids are those of the shell's messages. */
export const signInRules = {
  mobile: check(requiredAs('login.mobileRequired'), withMessage('login.mobileInvalid', mobile)),
  code: check(requiredAs('login.codeRequired'), matching(/^\d{6}$/, 'login.codeInvalid')),
  password: requiredAs('login.passwordRequired'),
}

/** The request for the filled-in form. */
export function tokenRequestOf(mode: SignInMode, fields: SignInFields, tenantId: string): TokenRequest {
  const terminal = { tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI' } as const
  return mode === 'code'
    ? { grantType: 'MOBILE_LOGIN_REGISTER', mobile: fields.mobile, code: fields.code, ...terminal }
    : { grantType: 'PASSWORD', username: fields.mobile, password: fields.password, ...terminal }
}

/** The registration, which leads to where the address of a sign-in page leads. */
export function registerAddress(signIn: URLSearchParams): string {
  const redirect = signIn.get('redirect')
  return redirect === null ? ADDRESS.register : `${ADDRESS.register}&redirect=${encodeURIComponent(redirect)}`
}
