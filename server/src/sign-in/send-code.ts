import type { CallParsedRequest } from '@campus/contracts/call'
import type { sendSmsCode } from '@campus/contracts/sign-in'

import type { Transaction } from '../database/database'
import { enterTenant } from '../database/tenant-isolation'
import type { WithoutTransactionContext } from '../http/handle'
import { refuse, type Refusal } from '../http/refusal'
import { deliver } from '../outbox/outbox'
import { countAttempt, isLimited, queueFor, type Limit } from './attempts'
import { checkCaptcha } from './captcha'
import { issueSmsCode } from './sms-code'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Between two messages to one number. */
const PAUSE: readonly Limit[] = [{ times: 1, withinMs: MINUTE_MS }]
const NUMBER_LIMITS: readonly Limit[] = [
  { times: 5, withinMs: HOUR_MS },
  { times: 10, withinMs: DAY_MS },
]
/** A classroom may share one address. */
const ADDRESS_LIMITS: readonly Limit[] = [
  { times: 100, withinMs: HOUR_MS },
  { times: 500, withinMs: DAY_MS },
]
const TENANT_LIMITS: readonly Limit[] = [{ times: 2000, withinMs: HOUR_MS }]
/** Sends that need no captcha, for a number and for an address. */
const FREE_FOR_NUMBER: readonly Limit[] = [{ times: 2, withinMs: DAY_MS }]
const FREE_FOR_ADDRESS: readonly Limit[] = [{ times: 20, withinMs: HOUR_MS }]

type SendContext = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof sendSmsCode> }

/**
 * Sends a code. The response is the same whether anybody uses the number or
 * not; whoever sends often is first asked for a captcha, then to wait.
 * Numbers and addresses are counted over all schools, for it is one phone.
 */
export async function sendCode({ input, database, address, now, tenant }: SendContext): Promise<boolean | Refusal> {
  const number = `sms:mobile:${input.mobile}`
  const source = `sms:address:${address}`
  const school = `sms:tenant:${tenant.id}`
  const used = (tx: Transaction, key: string, limits: readonly Limit[]) => isLimited(tx, { key, limits, now })
  return database.asOwner(async (tx) => {
    await queueFor(tx, number)
    if (await used(tx, number, PAUSE)) throw refuse('smsTooSoon')
    if (
      (await used(tx, number, NUMBER_LIMITS)) ||
      (await used(tx, source, ADDRESS_LIMITS)) ||
      (await used(tx, school, TENANT_LIMITS))
    ) {
      throw refuse('smsTooMany')
    }
    const needsCaptcha = (await used(tx, number, FREE_FOR_NUMBER)) || (await used(tx, source, FREE_FOR_ADDRESS))
    await enterTenant(tx, tenant.id)
    if (needsCaptcha) {
      if (input.captchaKey === undefined || input.captchaCode === undefined) throw refuse('captchaRequired')
      // Returned, not thrown: a wrong response uses the captcha up too.
      if (!(await checkCaptcha(tx, { key: input.captchaKey, code: input.captchaCode, now }))) {
        return refuse('captchaWrong')
      }
    }
    for (const key of [number, source, school]) await countAttempt(tx, { key, now })
    const code = await issueSmsCode(tx, { mobile: input.mobile, templateCode: input.templateCode, now })
    await deliver(tx, {
      mobile: input.mobile,
      text: `【${tenant.name}】您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。`,
      now,
    })
    return true
  })
}
