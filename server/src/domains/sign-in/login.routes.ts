import { eq } from 'drizzle-orm'

import type { CallParsedRequest } from '@campus/contracts/call'
import { login, sendSmsCode, ssoLogin, type TokenResponse } from '@campus/contracts/sign-in'

import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import {
  handle,
  handleWithoutTransaction,
  type Route,
  type WithoutTransactionContext,
} from '../../platform/http/handle'
import type { Refusal } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { countHit, forgetHits, isLimited, queueFor } from '../../platform/rate-limits/rate-limit'
import { openSession, type OpenedSession } from '../../platform/session/session'
import { users } from '../../platform/session/session.schema'
import { checkSmsCode } from '../../platform/verification/sms-code'
import { passwordFits } from './password'
import { sendCode } from './send-code'
import {
  passwordFromAddress,
  passwordOfAccount,
  signInsFromAddress,
  smsFromAddress,
  smsOfSchool,
  smsToNumber,
} from './sign-in.limits'
import { refuse } from './sign-in.refusals'
import { redeemSsoCode } from './sso'

type LoginContext = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof login> }
type CodeLogin = Extract<LoginContext['input'], { grantType: 'MOBILE_LOGIN_REGISTER' }>
type PasswordLogin = Extract<LoginContext['input'], { grantType: 'PASSWORD' }>

export const loginRoutes: readonly Route[] = [
  handleWithoutTransaction(sendSmsCode, sendCode, {
    changes: true,
    signed: true,
    visitorWrites: { inside: [smsToNumber, smsFromAddress, smsOfSchool] },
  }),

  // Comparing a password takes long on purpose, so no transaction waits for it.
  handleWithoutTransaction(
    login,
    async (context) => {
      const { input } = context
      return input.grantType === 'PASSWORD' ? loginByPassword(context, input) : loginByCode(context, input)
    },
    { visitorWrites: { each: signInsFromAddress } },
  ),

  handle(
    ssoLogin,
    async ({ input, tx, now, config }) => {
      const userId = await redeemSsoCode(tx, { code: input.code, now })
      if (userId === null) throw refuse('ssoCodeWrong')
      return tokenResponse(await openSession(tx, userId, now, config.tokenLifetime))
    },
    { visitorWrites: { each: signInsFromAddress } },
  ),
]

/** A number that is new here is registered by its first sign-in (API-10). */
async function loginByCode(
  { inTenant, now, config }: LoginContext,
  input: CodeLogin,
): Promise<TokenResponse | Refusal> {
  return inTenant(async (tx) => {
    if (!(await checkSmsCode(tx, { mobile: input.mobile, code: input.code, now }))) return refuse('smsCodeWrong')
    const userId = await findOrRegister(tx, input, now)
    return tokenResponse(await openSession(tx, userId, now, config.tokenLifetime))
  })
}

async function findOrRegister(
  tx: Transaction,
  { mobile, nickName, registerType }: CodeLogin,
  now: Date,
): Promise<string> {
  const fresh = { id: newId(), mobile, nickName: nickName ?? '', registerType: registerType ?? '', createdTime: now }
  const [created] = await tx.insert(users).values(fresh).onConflictDoNothing().returning({ id: users.id })
  if (created !== undefined) return created.id
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  if (known === undefined) throw new Error('a user is neither new nor known')
  return known.id
}

async function loginByPassword(context: LoginContext, input: PasswordLogin): Promise<TokenResponse | Refusal> {
  const { inTenant, now, config, address } = context
  const fromHere = { rule: passwordFromAddress, whom: `${input.username}:${address}`, now }
  const ofAccount = { rule: passwordOfAccount, whom: input.username, now }
  // Counted before the password is looked at, so that guesses sent side by side count too.
  const user = await inTenant(async (tx) => {
    await queueFor(tx, ofAccount)
    if (await isLimited(tx, { ...fromHere, limit: 'most' })) return refuse('tooManyRequests')
    if (await isLimited(tx, { ...ofAccount, limit: 'most' })) return refuse('tooManyRequests')
    await countHit(tx, fromHere)
    await countHit(tx, ofAccount)
    const [found] = await tx.select().from(users).where(eq(users.mobile, input.username))
    return found ?? null
  })
  if (user instanceof Error) return user
  const fits = await passwordFits(input.password, user?.passwordHash ?? null)
  if (!fits || user === null) return refuse('credentialsWrong')
  return inTenant(async (tx) => {
    await forgetHits(tx, fromHere)
    await forgetHits(tx, ofAccount)
    return tokenResponse(await openSession(tx, user.id, now, config.tokenLifetime))
  })
}

function tokenResponse({ userId, token, expiresTime }: OpenedSession): TokenResponse {
  return { userId, token, expiration: wireTime(expiresTime) }
}
