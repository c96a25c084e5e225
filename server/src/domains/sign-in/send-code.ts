import type { CallParsedRequest } from '@campus/contracts/call'
import type { sendSmsCode } from '@campus/contracts/sign-in'

import { enterTenant } from '../../platform/database/tenant-isolation'
import type { WithoutTransactionContext } from '../../platform/http/handle'
import type { Refusal } from '../../platform/http/refusal'
import { countHit, isLimited, queueFor } from '../../platform/rate-limits/rate-limit'
import { deliver } from '../../platform/sms-outbox/sms-outbox'
import { checkCaptcha } from '../../platform/verification/captcha'
import { issueSmsCode } from '../../platform/verification/sms-code'
import { smsFromAddress, smsOfSchool, smsToNumber } from './sign-in.limits'
import { refuse } from './sign-in.refusals'

type SendContext = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof sendSmsCode> }

/**
 * Sends a code. The response is the same whether anybody uses the number or
 * not; whoever sends often is first asked for a captcha, then to wait.
 * Numbers and addresses are counted over all schools, for it is one phone.
 */
export async function sendCode({ input, database, address, now, tenant }: SendContext): Promise<boolean | Refusal> {
  const number = { rule: smsToNumber, whom: input.mobile, now }
  const source = { rule: smsFromAddress, whom: address, now }
  const school = { rule: smsOfSchool, whom: tenant.id, now }
  return database.asOwner(async (tx) => {
    await queueFor(tx, number)
    if (await isLimited(tx, { ...number, limit: 'pause' })) throw refuse('smsTooSoon')
    if (
      (await isLimited(tx, { ...number, limit: 'most' })) ||
      (await isLimited(tx, { ...source, limit: 'most' })) ||
      (await isLimited(tx, { ...school, limit: 'most' }))
    ) {
      throw refuse('smsTooMany')
    }
    const needsCaptcha =
      (await isLimited(tx, { ...number, limit: 'free' })) || (await isLimited(tx, { ...source, limit: 'free' }))
    await enterTenant(tx, tenant.id)
    if (needsCaptcha) {
      if (input.captchaKey === undefined || input.captchaCode === undefined) throw refuse('captchaRequired')
      // Returned, not thrown: a wrong response uses the captcha up too.
      if (!(await checkCaptcha(tx, { key: input.captchaKey, code: input.captchaCode, now }))) {
        return refuse('captchaWrong')
      }
    }
    for (const hit of [number, source, school]) await countHit(tx, hit)
    const code = await issueSmsCode(tx, { mobile: input.mobile, templateCode: input.templateCode, now })
    await deliver(tx, {
      mobile: input.mobile,
      text: `【${tenant.name}】您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。`,
      now,
    })
    return true
  })
}
