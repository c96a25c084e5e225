import { and, eq } from 'drizzle-orm'

import {
  bindQrCode,
  captchaChallenge,
  captchaImage,
  cloudSchoolList,
  getDefTenantByQrCode,
  getOrCreateStudentId,
  getUserInfo,
  logout,
  updateStudent,
} from '@campus/contracts/sign-in'

import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { handle, handleSignedIn, handleWithoutTransaction, type Route } from '../../platform/http/handle'
import { Refusal } from '../../platform/http/refusal'
import { networkOf } from '../../platform/network.model'
import { isLimited } from '../../platform/rate-limits/rate-limit'
import { revokeSession } from '../../platform/session/session'
import { users } from '../../platform/session/session.schema'
import { tenantsOfferedAt } from '../../platform/tenants/find-tenant'
import { issueCaptcha, issueChallenge } from '../../platform/verification/captcha'
import { drawCaptcha } from '../../platform/verification/captcha-picture'
import { accountRoutes } from './account/account.routes'
import { findInvitation, invitingSchool } from './invitation'
import { loginRoutes } from './login.routes'
import { captchasForAddress, invitationGuesses } from './sign-in.limits'
import { refuse } from './sign-in.refusals'
import { invitations } from './sign-in.schema'

export const signInRoutes: readonly Route[] = [
  // Drawing takes some milliseconds, so it holds no transaction.
  handleWithoutTransaction(
    captchaImage,
    async ({ input, inTenant, now }) => {
      const digits = await inTenant((tx) => issueCaptcha(tx, { key: input.key, now }))
      return { contentType: 'image/png', body: await drawCaptcha(digits) }
    },
    { visitorWrites: { each: captchasForAddress } },
  ),

  handle(
    captchaChallenge,
    async ({ input, tx, now, address }) =>
      issueChallenge(tx, { key: input.key, now, times: await timesTheWork(tx, networkOf(address), now) }),
    { visitorWrites: { each: captchasForAddress } },
  ),

  ...loginRoutes,
  ...accountRoutes,

  handle(logout, async ({ tx, user, now }) => {
    if (user !== null) await revokeSession(tx, user.sessionId, now)
    return true
  }),

  handleSignedIn(getUserInfo, async ({ tx, user }) => {
    const [person] = await tx.select().from(users).where(eq(users.id, user.id))
    if (person === undefined) throw refuse('sessionInvalid')
    const { id, avatar, realName, nickName, mobile } = person
    return { id, avatar, realName, nickName, username: mobile, mobile }
  }),

  handleSignedIn(getOrCreateStudentId, async ({ tx, user }) => {
    const [person] = await tx
      .select({ studentId: users.studentId })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update')
    if (person === undefined) throw refuse('sessionInvalid')
    if (person.studentId !== null) return person.studentId
    const studentId = newId()
    await tx.update(users).set({ studentId }).where(eq(users.id, user.id))
    return studentId
  }),

  // The id in the request is ignored: people change only their own record.
  handleSignedIn(updateStudent, async ({ input, tx, user }) => {
    const changes = {
      ...(input.realName === undefined ? {} : { realName: input.realName }),
      ...(input.nickName === undefined ? {} : { nickName: input.nickName }),
    }
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, user.id))
    return true
  }),

  handleWithoutTransaction(getDefTenantByQrCode, async (context) => invitingSchool(context, context.input.qrCode), {
    visitorWrites: { inside: [invitationGuesses] },
  }),

  // Only the signed-in person's own school can be joined: at another school they are another person.
  handleSignedIn(bindQrCode, async ({ input, tx, user, address, now }) => {
    const invitation = await findInvitation(tx, { address, now }, async () => {
      const [found] = await tx.select().from(invitations).where(eq(invitations.qrCode, input.qrCode))
      return found
    })
    if (invitation instanceof Refusal) return invitation
    await tx
      .update(users)
      .set({
        invitedBy: invitation.id,
        ...(input.enterpriseName === undefined ? {} : { enterpriseName: input.enterpriseName }),
      })
      .where(and(eq(users.id, user.id)))
    return true
  }),

  handleWithoutTransaction(cloudSchoolList, async ({ database, tenant }) => tenantsOfferedAt(database, tenant)),
]

/** A network that asks for many captchas computes longer for each: programs pay for what they ask. */
async function timesTheWork(tx: Transaction, network: string, now: Date): Promise<number> {
  const asked = { rule: captchasForAddress, whom: network, now }
  if (await isLimited(tx, { ...asked, limit: 'veryMany' })) return 16
  return (await isLimited(tx, { ...asked, limit: 'many' })) ? 4 : 1
}
