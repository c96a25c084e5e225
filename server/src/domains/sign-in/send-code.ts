import { eq } from 'drizzle-orm'

import type { CallParsedRequest } from '@campus/contracts/call'
import type { sendSmsCode, SmsPurpose } from '@campus/contracts/sign-in'

import type { Transaction } from '../../platform/database/database'
import type { WithoutTransactionContext } from '../../platform/http/handle'
import { Refusal } from '../../platform/http/refusal'
import { networkOf } from '../../platform/network.model'
import { countHit, isLimited, queueFor, takeBack } from '../../platform/rate-limits/rate-limit'
import { knownBrowserOf } from '../../platform/session/known-browser'
import { users } from '../../platform/session/session.schema'
import { canSendSms, sendSms } from '../../platform/sms/send-sms'
import { checkCaptcha } from '../../platform/verification/captcha'
import { issueSmsCode } from '../../platform/verification/sms-code'
import { smsFromAddress, smsOfSchool, smsToKnownBrowser, smsToNumber } from './sign-in.limits'
import { refuse } from './sign-in.refusals'

type SendContext = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof sendSmsCode> }

/** So that its reader can tell what a code is wanted for. */
const PURPOSE_WORDS: Readonly<Record<SmsPurpose, string>> = {
  signIn: '登录',
  consult: '咨询',
  proveMobile: '身份确认',
  setPassword: '设置密码',
  closeAccount: '注销账号',
}

/** A code that has its row and counts as sent. */
interface IssuedCode {
  readonly code: string
  /** What it counts for at its number; a message that was not sent does not. */
  readonly hits: readonly string[]
}

/**
 * Sends a code. The response is the same whether or not the number is in use. Frequent senders first need a
 * captcha, then have to wait. What the provider refuses is told at once and may be asked for again.
 */
export async function sendCode(context: SendContext): Promise<boolean | Refusal> {
  const { config, input, inTenant, tenant } = context
  if (!canSendSms(config)) return refuse('smsUnavailable')
  const issued = await inTenant((tx) => issueWithinLimits(tx, context))
  if (issued instanceof Refusal) return issued
  const { mobile, purpose = 'signIn' } = input
  const { code, hits } = issued
  const outcome = await sendSms(context, {
    mobile,
    school: { id: tenant.id, name: tenant.name },
    purpose,
    code,
    text: `【${tenant.name}】您的${PURPOSE_WORDS[purpose]}验证码是 ${code}，5 分钟内有效，请勿告诉他人。`,
  })
  if (outcome === 'taken') return true
  if (outcome === 'unknown') return refuse('smsUncertain')
  await inTenant(async (tx) => {
    for (const hit of hits) await takeBack(tx, hit)
  })
  return refuse('smsNotSent')
}

async function issueWithinLimits(tx: Transaction, context: SendContext): Promise<IssuedCode | Refusal> {
  const { input, address, now, tenant } = context
  const number = { rule: smsToNumber, whom: input.mobile, now }
  const source = { rule: smsFromAddress, whom: networkOf(address), now }
  const school = { rule: smsOfSchool, whom: tenant.id, now }
  await queueFor(tx, number)
  if (await isLimited(tx, { ...number, limit: 'pause' })) throw refuse('smsTooSoon')
  const isUsedUp = await isLimited(tx, { ...number, limit: 'most' })
  const reserve = isUsedUp ? await reserveOf(tx, context) : null
  if (
    (isUsedUp && (reserve === null || (await isLimited(tx, { ...reserve, limit: 'most' })))) ||
    (await isLimited(tx, { ...source, limit: 'most' })) ||
    (await isLimited(tx, { ...school, limit: 'most' }))
  ) {
    throw refuse('smsTooMany')
  }
  const needsCaptcha =
    (await isLimited(tx, { ...number, limit: 'free' })) || (await isLimited(tx, { ...source, limit: 'free' }))
  if (needsCaptcha) {
    if (input.captchaKey === undefined || input.captchaCode === undefined) throw refuse('captchaRequired')
    // Returned, not thrown: a wrong captcha is used up too.
    if (!(await checkCaptcha(tx, { key: input.captchaKey, code: input.captchaCode, now }))) {
      return refuse('captchaWrong')
    }
  }
  for (const hit of [source, school]) await countHit(tx, hit)
  const hits = []
  for (const hit of [number, ...(reserve === null ? [] : [reserve])]) hits.push(await countHit(tx, hit))
  const { mobile, templateCode, purpose = 'signIn' } = input
  return { code: await issueSmsCode(tx, { mobile, templateCode, purpose, now }), hits }
}

/** The reserve of the number's owner, in a browser they have signed in with; null for anybody else. */
async function reserveOf(tx: Transaction, { input, tenantId, browser, now }: SendContext) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, input.mobile))
  const known = user === undefined ? null : await knownBrowserOf(tx, browser, { tenantId, userId: user.id })
  return known === null ? null : { rule: smsToKnownBrowser, whom: known, now }
}
