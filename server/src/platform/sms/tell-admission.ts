/** Somebody is told by a text message that they have a seat, once the transaction that gave it has committed. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Config } from '../config/config'
import type { Transaction } from '../database/database'
import { onceJobWithoutTransaction, orderJob, type Job } from '../jobs/job'
import { tenants } from '../tenants/tenants.schema'
import { canTellOfAdmission, sendSms } from './send-sms'

const ADMISSION = {
  kind: 'sms.tellAdmission',
  data: v.object({ mobile: v.string(), className: v.string() }),
}

interface Admission {
  readonly tenantId: string
  /** Distinguishes it from every other admission of the school. */
  readonly key: string
  readonly mobile: string
  readonly className: string
}

/** Orders the message. Where no text messages are sent it comes to nothing. */
export async function tellOfAdmission(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  { tenantId, key, mobile, className }: Admission,
): Promise<void> {
  await orderJob(tx, ADMISSION, { scope: tenantId, key, data: { mobile, className }, dueTime: now })
}

/** Sends what was ordered. What the provider refused is tried again; what may have arrived is not. */
export function tellAdmissionJob(config: Config): Job {
  return onceJobWithoutTransaction(ADMISSION, async ({ database, tenantId, now, log }, { mobile, className }) => {
    if (!canTellOfAdmission(config)) return
    const [school] = await database.asOwner((tx) =>
      tx.select({ id: tenants.id, name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId)),
    )
    if (school === undefined) return
    const text = `【${school.name}】您已被录取到“${className}”。请登录学校网站，在“我的学习”进入班级。`
    const context = {
      config,
      log,
      now,
      tenantId,
      inTenant: <Result>(work: (tx: Transaction) => Promise<Result>) => database.withTenant(tenantId, work),
    }
    const outcome = await sendSms(context, { mobile, school, purpose: 'admitted', className, text })
    if (outcome === 'refused') throw new Error('the provider did not take the message')
  })
}
