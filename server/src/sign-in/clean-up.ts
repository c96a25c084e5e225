import { lt, or } from 'drizzle-orm'

import { recurringJob } from '../jobs/job'
import { REMEMBERED_MS } from './attempts'
import { attempts, captchas, sessions, smsCodes, ssoCodes } from './sign-in.schema'

const EVERY_HOUR = 60 * 60 * 1000

/** Removes what can no longer sign anybody in or limit anything. */
export const cleanUpSignInJob = recurringJob('signIn.cleanUp', EVERY_HOUR, async ({ tx, now }) => {
  await tx.delete(captchas).where(lt(captchas.expiresTime, now))
  await tx.delete(smsCodes).where(lt(smsCodes.expiresTime, now))
  await tx.delete(ssoCodes).where(lt(ssoCodes.expiresTime, now))
  await tx.delete(attempts).where(lt(attempts.time, new Date(now.getTime() - REMEMBERED_MS)))
  await tx
    .delete(sessions)
    .where(or(lt(sessions.expiresTime, dayBefore(now)), lt(sessions.revokedTime, dayBefore(now))))
})

/** An ended session stays a day, so that its owner hears why it ended. */
function dayBefore(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000)
}
