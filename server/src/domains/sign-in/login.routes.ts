import { eq } from 'drizzle-orm'

import type { CallParsedRequest } from '@campus/contracts/call'
import { getMobileProof, proveMobile } from '@campus/contracts/mobile-proof'
import { handOver, issueCode, login, sendSmsCode, ssoLogin, type TokenResponse } from '@campus/contracts/sign-in'

import type { Transaction } from '../../platform/database/database'
import {
  handle,
  handleSignedIn,
  handleWithoutTransaction,
  type LearnerContext,
  type Route,
  type WithoutTransactionContext,
} from '../../platform/http/handle'
import { Refusal } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { networkOf } from '../../platform/network.model'
import { countHit, isLimited } from '../../platform/rate-limits/rate-limit'
import { rememberBrowser } from '../../platform/session/known-browser'
import { keepFirstMobileProof, keepMobileProof, openSession, revokeSession } from '../../platform/session/session'
import { users } from '../../platform/session/session.schema'
import { canSendSms } from '../../platform/sms/send-sms'
import { checkSmsCode } from '../../platform/verification/sms-code'
import { visitorsPasswords } from './password-turns'
import { registerPerson } from './register-person'
import { sendCode } from './send-code'
import {
  codesOfPerson,
  signInsFromAddress,
  smsFromAddress,
  smsOfSchool,
  smsToKnownBrowser,
  smsToNumber,
} from './sign-in.limits'
import { refuse } from './sign-in.refusals'
import { issueSsoCode, redeemSsoCode, type CodeOwner } from './sso'
import { isStillPassword, tryPassword } from './tried-password'

type LoginContext = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof login> }
type CodeLogin = Extract<LoginContext['input'], { grantType: 'MOBILE_LOGIN_REGISTER' }>
type PasswordLogin = Extract<LoginContext['input'], { grantType: 'PASSWORD' }>

export const loginRoutes: readonly Route[] = [
  handleWithoutTransaction(sendSmsCode, sendCode, {
    changes: true,
    signed: true,
    visitorWrites: { inside: [smsToNumber, smsFromAddress, smsOfSchool, smsToKnownBrowser] },
  }),

  handleWithoutTransaction(
    login,
    async (context) => {
      const { input } = context
      return input.grantType === 'PASSWORD'
        ? tellOutcome(context, 'password', await loginByPassword(context, input))
        : tellOutcome(context, 'text message', await loginByCode(context, input))
    },
    { visitorWrites: { each: signInsFromAddress } },
  ),

  handle(
    ssoLogin,
    async (context) => {
      const { input, tx, now } = context
      const owner = await redeemSsoCode(tx, { code: input.code, now })
      const outcome = owner === null ? refuse('ssoCodeWrong') : await signIn(tx, context, owner)
      return tellOutcome(context, 'one-time code', outcome)
    },
    { visitorWrites: { each: signInsFromAddress } },
  ),

  // One session for one sign-in: opening it elsewhere ends it here.
  handleSignedIn(handOver, async ({ tx, user, now, config }) => {
    await revokeSession(tx, user.sessionId, now)
    return { code: await codeToGoOn(tx, { user, now, config }) }
  }),

  handleSignedIn(issueCode, async ({ tx, user, now, config }) => {
    const hit = { rule: codesOfPerson, whom: user.id, now }
    if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
    await countHit(tx, hit)
    return { code: await codeToGoOn(tx, { user, now, config }) }
  }),

  handleSignedIn(getMobileProof, async ({ user, config }) => ({
    isProved: user.mobileProvedTime !== null,
    canProve: canSendSms(config),
  })),

  // Of the session alone: one that a school's password began elsewhere stays as it is.
  handleSignedIn(proveMobile, async ({ input, tx, user, now }) => {
    const [person] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, user.id)).for('share')
    if (person === undefined) throw refuse('sessionInvalid')
    const sent = { mobile: person.mobile, code: input.code, purposes: ['proveMobile'], now } as const
    if (!(await checkSmsCode(tx, sent))) return refuse('smsCodeWrong')
    await keepMobileProof(tx, user, now)
    return true
  }),
]

/** A code by which the session goes on elsewhere; what it has proved goes on with it. */
function codeToGoOn(
  tx: Transaction,
  { user, now, config }: Pick<LearnerContext, 'user' | 'now' | 'config'>,
): Promise<string> {
  const { id: userId, mobileProvedTime } = user
  return issueSsoCode(tx, { userId, mobileProvedTime, now, lifetime: config.ssoCodeLifetime })
}

/** The first sign-in registers a new number (API-10). */
async function loginByCode(context: LoginContext, input: CodeLogin): Promise<TokenResponse | Refusal> {
  const { inTenant, now } = context
  return inTenant(async (tx) => {
    if (!(await checkSmsCode(tx, { mobile: input.mobile, code: input.code, purposes: ['signIn'], now }))) {
      return refuse('smsCodeWrong')
    }
    const { mobile, nickName = '', registerType = '' } = input
    const userId = await registerPerson({ tx, now }, { mobile, nickName, registerType })
    await keepFirstMobileProof(tx, userId, now)
    return signIn(tx, context, { userId, mobileProvedTime: now })
  })
}

async function loginByPassword(context: LoginContext, input: PasswordLogin): Promise<TokenResponse | Refusal> {
  // Counted when it is their turn: a class behind one address is not taken for one guesser.
  const tried = await visitorsPasswords.run(networkOf(context.address), () =>
    tryPassword(context, { mobile: input.username, password: input.password }),
  )
  if (tried instanceof Refusal) return tried
  const { userId, passwordHash, counted } = tried
  return context.inTenant(async (tx) => {
    if (!(await isStillPassword(tx, userId, passwordHash))) return refuse('credentialsWrong')
    await counted.forget(tx)
    return signIn(tx, context, { userId, mobileProvedTime: null })
  })
}

/** A line of the log for each sign-in and each that was refused: who, how and from where. */
function tellOutcome(
  { log, tenantId, address }: Pick<LoginContext, 'log' | 'tenantId' | 'address'>,
  way: string,
  outcome: TokenResponse | Refusal,
): TokenResponse | Refusal {
  const line = { tenant: tenantId, way, network: networkOf(address) }
  if (outcome instanceof Refusal) log.info({ ...line, refusal: outcome.reason }, 'sign-in refused')
  else log.info({ ...line, user: outcome.userId }, 'signed in')
  return outcome
}

/** Opens a session, and the browser is known from now on; or tells whose account is closed. */
async function signIn(
  tx: Transaction,
  { browser, tenantId, now, config }: Pick<LoginContext, 'browser' | 'tenantId' | 'now' | 'config'>,
  { userId, mobileProvedTime }: CodeOwner,
): Promise<TokenResponse | Refusal> {
  const opened = await openSession(tx, { userId, mobileProvedTime, now, lifetime: config.tokenLifetime })
  if (opened === null) return refuse('accountClosed')
  await rememberBrowser(tx, browser, { tenantId, userId })
  return { userId, token: opened.token, expiration: wireTime(opened.expiresTime) }
}
