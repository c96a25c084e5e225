import { lt, or } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { recurringJob } from '../../platform/jobs/job'
import { removeOldHits } from '../../platform/rate-limits/rate-limit'
import { sessions } from '../../platform/session/session.schema'
import { captchas, smsCodes } from '../../platform/verification/verification.schema'
import { ssoCodes } from './sign-in.schema'

const EVERY_HOUR = 60 * 60 * 1000

/** Removes rows that can no longer sign anybody in or limit anything. */
export async function cleanUpSignIn(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(captchas).where(lt(captchas.expiresTime, now))
  await tx.delete(smsCodes).where(lt(smsCodes.expiresTime, now))
  await tx.delete(ssoCodes).where(lt(ssoCodes.expiresTime, now))
  await removeOldHits(tx, now)
  await tx
    .delete(sessions)
    .where(or(lt(sessions.expiresTime, dayBefore(now)), lt(sessions.revokedTime, dayBefore(now))))
}

export const cleanUpSignInJob = recurringJob('signIn.cleanUp', EVERY_HOUR, ({ tx, now }) => cleanUpSignIn(tx, now))

/** An ended session stays for a day, so that its owner learns why it ended. */
function dayBefore(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000)
}
