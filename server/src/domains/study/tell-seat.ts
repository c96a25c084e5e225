import { eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { countHit, isLimited } from '../../platform/rate-limits/rate-limit'
import { users } from '../../platform/session/session.schema'
import { tellOfAdmission } from '../../platform/sms/tell-admission'
import { admissionMessages } from './study.limits'
import { classPeriods, type teachingClasses } from './study.schema'

/** The person is told of their seat, where text messages are sent. */
export async function tellSeat(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  userId: string,
  held: typeof teachingClasses.$inferSelect,
): Promise<void> {
  const hit = { rule: admissionMessages, whom: userId, now }
  if (await isLimited(tx, { ...hit, limit: 'most' })) return
  const [person] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId))
  const [period] = await tx
    .select({ name: classPeriods.name })
    .from(classPeriods)
    .where(eq(classPeriods.id, held.periodId))
  if (person === undefined) return
  await countHit(tx, hit)
  await tellOfAdmission(
    { tx, now },
    {
      tenantId: held.tenantId,
      key: `${userId}-${held.id}-${now.getTime()}`,
      mobile: person.mobile,
      className: held.className === '' ? (period?.name ?? '') : held.className,
    },
  )
}
