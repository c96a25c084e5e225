import { and, eq, gt, isNull } from 'drizzle-orm'

import { closeAccount, endOwnSessions, ownAccount, setPassword, setPicture } from '@campus/contracts/account'

import { recordEvent } from '../../../platform/events/event'
import { handleSignedIn, handleWithoutTransaction, type Route } from '../../../platform/http/handle'
import { sessions, users } from '../../../platform/session/session.schema'
import { canSendSms } from '../../../platform/sms/send-sms'
import { endSessionsOf, lockPerson } from '../sessions-of-person'
import { refuse } from '../sign-in.refusals'
import { closeOwnAccount } from './close-account'
import { setOwnPassword } from './set-password'
import { setOwnPicture } from './set-picture'

export const accountRoutes: readonly Route[] = [
  handleSignedIn(ownAccount, async ({ tx, user, now, config }) => {
    const [person] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id))
    if (person === undefined) throw refuse('sessionInvalid')
    const open = and(eq(sessions.userId, user.id), isNull(sessions.revokedTime), gt(sessions.expiresTime, now))
    return {
      hasPassword: person.passwordHash !== null,
      canSendCode: canSendSms(config),
      sessions: await tx.$count(sessions, open),
    }
  }),

  handleWithoutTransaction(setPassword, setOwnPassword),

  handleWithoutTransaction(setPicture, setOwnPicture),

  handleWithoutTransaction(closeAccount, closeOwnAccount),

  handleSignedIn(endOwnSessions, async ({ tx, user, tenantId, now }) => {
    const person = await lockPerson(tx, { tenantId, userId: user.id })
    if (person === null) throw refuse('sessionInvalid')
    const ended = await endSessionsOf(tx, person, now)
    const data = { by: 'person', ended }
    await recordEvent({ tx, now, user }, { kind: 'sign-in.sessions-ended', subject: user.id, data })
    return { ended }
  }),
]
