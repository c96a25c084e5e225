import * as v from 'valibot'

import { defineCall } from './call'
import { mobile, smsCode } from './mobile'
import { id, list, text } from './wire'

export const DEFAULT_SMS_TEMPLATE = 'VISITOR_MSG_VERIFY'

/** The key of one captcha, made by the client: 16 letters or digits. */
export const captchaKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16}$/))

export const captchaImage = defineCall({
  id: 'signIn.captcha',
  method: 'GET',
  path: '/api/oauth/anyTenant/captcha',
  summary: 'A captcha picture for the client’s key; it serves once, for 120 seconds',
  request: v.object({ key: captchaKey }),
  response: v.instance(Blob),
  kind: 'image',
})

/**
 * Proof of work for people who cannot see the picture: find `number` so that SHA-256(salt + number) is the
 * challenge.
 */
export const captchaChallenge = defineCall({
  id: 'signIn.captchaChallenge',
  method: 'GET',
  path: '/api/oauth/anyTenant/captcha/challenge',
  summary: 'A captcha that is answered by computing instead of seeing',
  request: v.object({ key: captchaKey }),
  response: v.object({ salt: v.string(), challenge: v.string(), maxNumber: v.number() }),
  source: 'ours',
})

/** What a code proves a number for; only one to sign in with signs anybody in. */
export const SMS_PURPOSES = ['signIn', 'consult', 'proveMobile', 'setPassword', 'closeAccount'] as const
export type SmsPurpose = (typeof SMS_PURPOSES)[number]

export const sendSmsCode = defineCall({
  id: 'signIn.sendSmsCode',
  method: 'GET',
  path: '/api/oauth/anyTenant/sendSmsCode',
  summary:
    'Sends a 6-digit code; signed, at most one in 60 seconds for a number. After a few sends a captcha is asked for',
  request: v.object({
    mobile,
    templateCode: v.optional(v.pipe(v.string(), v.maxLength(40)), DEFAULT_SMS_TEMPLATE),
    /** Ours; a code of a caller that says nothing is one to sign in with. */
    purpose: v.optional(v.picklist(SMS_PURPOSES)),
    captchaKey: v.optional(captchaKey),
    captchaCode: v.optional(v.pipe(v.string(), v.maxLength(80))),
  }),
  response: v.nullish(v.boolean(), true),
})

const terminal = { tenantId: id, terminalType: v.literal('ALL_USER') }

/** The kind of registration: 1 and 3 join a chosen school, 2 an enterprise's school by invitation. */
export const REGISTER_TYPES = ['1', '2', '3'] as const
export type RegisterType = (typeof REGISTER_TYPES)[number]
/** The longest nickname and invitation code, in characters. */
export const MAX_REGISTER_NAME = 11
export const MAX_INVITATION_CODE = 6
export const MAX_ENTERPRISE_NAME = 60

const invitationCode = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_INVITATION_CODE))

/** Characters of a password at most, of any kind. */
export const MOST_PASSWORD = 128

/**
 * The three variants of the token request. Registration is the first, with a nickName, bizType E_PC and the
 * kind of registration.
 */
export const tokenRequest = v.variant('grantType', [
  v.object({
    grantType: v.literal('MOBILE_LOGIN_REGISTER'),
    mobile,
    code: smsCode,
    bizType: v.picklist(['P_MINI', 'E_PC']),
    nickName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_REGISTER_NAME))),
    registerType: v.optional(v.picklist(REGISTER_TYPES)),
    ...terminal,
  }),
  v.object({
    grantType: v.literal('PASSWORD'),
    username: mobile,
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_PASSWORD)),
    bizType: v.literal('P_MINI'),
    ...terminal,
  }),
])
export type TokenRequest = v.InferInput<typeof tokenRequest>

/** The result of a successful sign-in; `expiration` is `yyyy-MM-dd HH:mm:ss`, Beijing time. */
export const tokenResponse = v.object({ userId: id, token: v.pipe(v.string(), v.nonEmpty()), expiration: text })
export type TokenResponse = v.InferOutput<typeof tokenResponse>

export const login = defineCall({
  id: 'signIn.login',
  method: 'POST',
  path: '/api/oauth/anyTenant/login',
  summary: 'Exchanges a code or a password for a token',
  request: tokenRequest,
  response: tokenResponse,
})

export const logout = defineCall({
  id: 'signIn.logout',
  method: 'POST',
  path: '/api/oauth/anyTenant/logout',
  summary: 'Revokes the token of the call; without one it does nothing',
  request: v.object({}),
  response: v.nullish(v.boolean(), true),
  token: true,
  source: 'ours',
})

export const handOver = defineCall({
  id: 'signIn.handOver',
  method: 'POST',
  path: '/api/oauth/anyTenant/handOver',
  summary: 'Exchanges the token of the call for a one-time code, by which the same person signs in at another address',
  request: v.object({}),
  response: v.object({ code: v.pipe(v.string(), v.nonEmpty()) }),
  access: 'user',
  source: 'ours',
})

export const issueCode = defineCall({
  id: 'signIn.issueCode',
  method: 'POST',
  path: '/api/oauth/appUser/oneTimeCode',
  summary: 'A one-time code by which the same person signs in at the school’s mobile site too; the session goes on',
  request: v.object({}),
  response: v.object({ code: v.pipe(v.string(), v.nonEmpty()) }),
  access: 'user',
  source: 'ours',
})

/** The signed-in person. */
export const userInfo = v.object({ id, avatar: text, realName: text, nickName: text, username: text, mobile: text })
export type UserInfo = v.InferOutput<typeof userInfo>

export const getUserInfo = defineCall({
  id: 'signIn.getUserInfo',
  method: 'POST',
  path: '/api/oauth/appUser/getUserInfo',
  summary: 'The signed-in person',
  request: v.object({}),
  response: userInfo,
  access: 'user',
})

export const getOrCreateStudentId = defineCall({
  id: 'signIn.getOrCreateStudentId',
  method: 'GET',
  path: '/api/userCenter/anyTenant/student/getOrCreateStudentId',
  summary: 'The person’s student id in the tenant; the person is taken from the token',
  request: v.object({ tenantId: id, userId: id }),
  response: id,
  access: 'user',
})

export const updateStudent = defineCall({
  id: 'signIn.updateStudent',
  method: 'POST',
  path: '/api/userCenter/anyTenant/student/updateStudent',
  summary: 'Changes fields of the student’s own record',
  request: v.object({
    id,
    realName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))),
    nickName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))),
  }),
  response: v.boolean(),
  access: 'user',
})

export const ssoLogin = defineCall({
  id: 'signIn.ssoLogin',
  method: 'POST',
  path: '/api/contact/app/kingdee/sso',
  summary:
    'Exchanges a one-time code of single sign-on for a token; the code is bound to the tenant and lives 60 seconds',
  request: v.object({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)) }),
  response: tokenResponse,
})

export const getDefTenantByQrCode = defineCall({
  id: 'signIn.getDefTenantByQrCode',
  method: 'GET',
  path: '/api/userCenter/anyTenant/qrCodeUser/getDefTenantByQrCode',
  summary: 'The school behind an invitation code',
  request: v.object({ qrCode: invitationCode, userId: v.optional(v.string()) }),
  response: v.object({ id, name: text }),
})

export const bindQrCode = defineCall({
  id: 'signIn.bindQrCode',
  method: 'POST',
  path: '/api/userCenter/anyTenant/qrCodeUser/bind',
  summary: 'Joins the signed-in person to the school behind an invitation code, for an enterprise they name',
  request: v.object({
    qrCode: invitationCode,
    tenantId: id,
    userId: id,
    enterpriseName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_ENTERPRISE_NAME))),
  }),
  response: v.boolean(),
  access: 'user',
  source: 'ours',
})

export const cloudSchoolList = defineCall({
  id: 'signIn.cloudSchoolList',
  method: 'GET',
  path: '/api/system/anyTenant/defTenant/cloudSchoolList',
  summary: 'Schools one can join on registration: every one at the bare main domain, elsewhere the site’s own alone',
  request: v.object({}),
  response: list(v.object({ id, name: text })),
  source: 'ours',
})
