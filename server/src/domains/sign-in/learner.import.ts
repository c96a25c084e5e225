import { MOST_PASSWORD } from '@campus/contracts/sign-in'

import { recordEvent } from '../../platform/events/event'
import { matchingCell, mobileCell, pictureCell, textCell } from '../../platform/import/cells'
import { CellFault, importedTable, KEPT, type Cell, type RowChange } from '../../platform/import/imported-table'
import { users } from '../../platform/session/session.schema'
import { isGuessable } from './guessable-password'
import { hashPassword, passwordFits } from './password'
import { forgetTries } from './password-tries'
import { endSessionsOf, lockPerson } from './sessions-of-person'

const LEAST_PASSWORD = 8

/** Kept hashed and never given out; an empty cell leaves the one that is there, and so does the same one. */
const password: Cell = {
  needsBefore: true,
  form: `a password of ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters that a million guesses do not find, or nothing`,
  read: (text, tell, before) => {
    if (text === '') return KEPT
    if (text.length < LEAST_PASSWORD) throw new CellFault(`must have at least ${LEAST_PASSWORD} characters`)
    if (text.length > MOST_PASSWORD) throw new CellFault(`must have at most ${MOST_PASSWORD} characters`)
    if (isGuessable(text)) throw new CellFault('must not be found by a million guesses, as a common password is')
    return hashOfNew(text, tell, before)
  },
  write: () => '',
}

async function hashOfNew(text: string, tell: (note: string) => void, before: unknown): Promise<unknown> {
  if (typeof before === 'string') {
    if (await passwordFits(text, before)) return KEPT
    tell('takes the place of another, and ends the sessions that were begun with it')
  }
  return hashPassword(text)
}

/** A new password is good at once, and whoever signed in by the former one does so again. */
async function passwordReplaced({ tx, now, tenantId, id, values }: RowChange): Promise<void> {
  if (values['passwordHash'] === undefined) return
  const person = await lockPerson(tx, { tenantId, userId: id })
  if (person === null) return
  await forgetTries(tx, person.mobile)
  if (person.passwordHash === null) return
  const ended = await endSessionsOf(tx, person, now)
  await recordEvent({ tx, now }, { kind: 'sign-in.password-imported', subject: id, data: { ended } })
}

const studentNumber = matchingCell('letters, digits, - and _', /^[\w-]{1,40}$/)

export const learnerImports = [
  importedTable({
    name: 'learners',
    about: 'a person who may sign in; without a password by a code to the mobile number',
    table: users,
    stays: 'what a learner did is kept; teachers close an account on the page of their learners',
    cells: {
      mobile: mobileCell({ required: true }),
      realName: textCell({ max: 60 }),
      nickName: textCell({ max: 60 }),
      avatar: pictureCell,
      studentId: { ...studentNumber, read: (text, tell) => (text === '' ? null : studentNumber.read(text, tell)) },
      enterpriseName: textCell(),
      passwordHash: password,
    },
    beforeChange: passwordReplaced,
  }),
]
