/** The learners of a school on the operator's page: a new password, the end of sessions, a closed account. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import { recordEvent } from '../../../platform/events/event'
import { OperatorRefusedError } from '../../../platform/operator-call'
import { users } from '../../../platform/session/session.schema'
import {
  TeacherRefusedError,
  type TeacherContext,
  type TeacherPage,
  type TeacherSection,
} from '../../../platform/teaching/teacher-section'
import { forgetOwnPicture } from '../account/set-picture'
import { endSessionsOf, lockPerson } from '../sessions-of-person'
import { countSessions, findLearners, learnerById, type Learner } from './found-learners'
import { givePassword } from './give-password'
import { ACTIONS, actionsFor, learnerPage, learnersPage, passwordPage, seenOf, type Action } from './learner-pages'
import { LEARNERS } from './learners-address'
import { MESSAGES } from './learners.messages'

/** Rows of the list: whoever is not among them is searched for. */
const MOST_LISTED = 100
/** Row-level security keeps to the school; nothing here belongs to a person's own rows. */
const NOBODY = ''

const actionForm = v.object({ action: v.picklist(ACTIONS), seen: v.string() })

export const learnersSection: TeacherSection = {
  id: LEARNERS,
  names: { 'zh-CN': '学员', en: 'Learners' },
  list: (context, search) =>
    context.asPerson(NOBODY, async () =>
      learnersPage(context, search, await findLearners(context.tx, search, MOST_LISTED)),
    ),
  show: (context, id) =>
    context.asPerson(NOBODY, async () => {
      const learner = await learnerById(context.tx, id)
      return learner === null ? null : learnerPage(context, learner, await countSessions(context.tx, id, context.now))
    }),
  take: (context, id, form) =>
    context.asPerson(NOBODY, async () => {
      const { tx, tenantId, locale } = context
      const given = v.safeParse(actionForm, form)
      if (!given.success) throw new OperatorRefusedError('The form asks for nothing that can be done with a learner.')
      const { action, seen } = given.output
      const learner = await lockPerson(tx, { tenantId, userId: id })
      if (learner === null) return null
      if (seenOf(learner) !== seen) throw new TeacherRefusedError(MESSAGES[locale].changedMeanwhile)
      if (!actionsFor(learner).includes(action)) {
        throw new OperatorRefusedError(`The account is ${learner.closedTime === null ? 'open' : 'closed'}.`)
      }
      return DEEDS[action](context, learner)
    }),
}

type Deed = (context: TeacherContext, learner: Learner) => Promise<string | TeacherPage>

/** What each form does with a learner whose row is locked. */
const DEEDS: Readonly<Record<Action, Deed>> = {
  async reset(context, learner) {
    const password = await givePassword(context, learner)
    return passwordPage(context, learner, password)
  },
  async end({ tx, now, by }, learner) {
    const ended = await endSessionsOf(tx, learner, now)
    await recordEvent({ tx, now }, { kind: 'sign-in.sessions-ended', subject: learner.id, data: { by, ended } })
    return `/${learner.id}`
  },
  async picture({ tx, tenantId, now, by }, learner) {
    await forgetOwnPicture(tx, { tenantId, userId: learner.id })
    await recordEvent({ tx, now }, { kind: 'sign-in.picture-removed', subject: learner.id, data: { by } })
    return `/${learner.id}`
  },
  async close({ tx, now, by }, learner) {
    await tx.update(users).set({ closedTime: now }).where(eq(users.id, learner.id))
    const ended = await endSessionsOf(tx, learner, now)
    await recordEvent({ tx, now }, { kind: 'sign-in.account-closed', subject: learner.id, data: { by, ended } })
    return `/${learner.id}`
  },
  async open({ tx, now, by }, learner) {
    await tx.update(users).set({ closedTime: null, closedByOwner: false }).where(eq(users.id, learner.id))
    await recordEvent({ tx, now }, { kind: 'sign-in.account-opened', subject: learner.id, data: { by } })
    return `/${learner.id}`
  },
}
