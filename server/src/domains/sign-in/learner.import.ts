import { eq } from 'drizzle-orm'

import { MOST_PASSWORD } from '@campus/contracts/sign-in'

import { recordEvent } from '../../platform/events/event'
import { matchingCell, mobileCell, pictureCell, textCell } from '../../platform/import/cells'
import { changed } from '../../platform/import/identity'
import {
  CellFault,
  importedTable,
  KEPT,
  type Cell,
  type RowChange,
  type Values,
} from '../../platform/import/imported-table'
import { users } from '../../platform/session/session.schema'
import { isGuessable } from './guessable-password'
import { hashPassword, passwordFits } from './password'
import { forgetTries } from './password-tries'
import { schoolsPasswords } from './password-turns'
import { endSessionsOf, lockPerson, type LockedPerson } from './sessions-of-person'

const LEAST_PASSWORD = 8

/**
 * Kept hashed and never given out; an empty cell leaves the one that is there, and so does the same one. One that the learner
 * has set stays as well: the folder of a school is brought again and again.
 */
const password: Cell = {
  needsBefore: ['passwordHash', 'hasOwnPassword'],
  form: `a password of ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters that a million guesses do not find, or nothing; one that the learner has set stays`,
  read: (text, tell, before) => {
    if (text === '') return KEPT
    if (text.length < LEAST_PASSWORD) throw new CellFault(`must have at least ${LEAST_PASSWORD} characters`)
    if (text.length > MOST_PASSWORD) throw new CellFault(`must have at most ${MOST_PASSWORD} characters`)
    if (isGuessable(text)) throw new CellFault('must not be found by a million guesses, as a common password is')
    return hashOfNew(text, tell, before)
  },
  write: () => '',
}

async function hashOfNew(text: string, tell: (note: string) => void, before: Values = {}): Promise<unknown> {
  const { passwordHash, hasOwnPassword } = before
  if (typeof passwordHash === 'string') {
    if (await schoolsPasswords.run(null, () => passwordFits(text, passwordHash))) return KEPT
    if (hasOwnPassword === true) {
      tell(
        'is not taken, because the learner has set one of their own; teachers give another on the page of their learners',
      )
      return KEPT
    }
    tell('takes the place of another, and ends the sessions that were begun with it')
  }
  return hashPassword(text)
}

/** Who may sign in as the person becomes another: by a new password at once, by a new number when it is proved. */
async function signInReplaced(change: RowChange): Promise<void> {
  const { tx, tenantId, id, values } = change
  const person = await lockPerson(tx, { tenantId, userId: id })
  if (person === null) return
  if (values['passwordHash'] !== undefined) await passwordReplaced(change, person)
  if (values['mobile'] !== undefined && values['mobile'] !== person.mobile) await numberReplaced(change, person)
  if (values['realName'] !== undefined) await nameReplaced(change)
}

async function passwordReplaced({ tx, now, id }: RowChange, person: LockedPerson): Promise<void> {
  await forgetTries(tx, person.mobile)
  if (person.passwordHash === null) return
  const ended = await endSessionsOf(tx, person, now)
  await recordEvent({ tx, now }, { kind: 'sign-in.password-imported', subject: id, data: { ended } })
}

/** Nobody has proved the new number yet, and whoever proved the former one must not go on as its owner. */
async function numberReplaced({ tx, now, id }: RowChange, person: LockedPerson): Promise<void> {
  await tx.update(users).set({ mobileProvedTime: null }).where(eq(users.id, id))
  const ended = await endSessionsOf(tx, person, now)
  await recordEvent({ tx, now }, { kind: 'sign-in.mobile-imported', subject: id, data: { ended } })
}

/** What the person did goes under another name from now on. */
async function nameReplaced({ tx, now, id, values }: RowChange): Promise<void> {
  const [person] = await tx.select({ realName: users.realName }).from(users).where(eq(users.id, id))
  if (person === undefined || person.realName === '' || person.realName === values['realName']) return
  await recordEvent({ tx, now }, { kind: 'sign-in.name-imported', subject: id })
}

const mobile: Cell = {
  ...mobileCell({ required: true }),
  needsBefore: ['mobile'],
  read: (text, tell, before) => {
    const number = mobileCell().read(text, tell)
    if (before !== undefined && before['mobile'] !== number) {
      tell('takes the place of another, and ends the sessions that were begun with it')
    }
    return number
  },
}

/** One that the learner has set stays, as a password does. */
const avatar: Cell = {
  ...pictureCell,
  form: `${pictureCell.form}; one that the learner has set stays`,
  needsBefore: ['hasOwnPicture'],
  read: (text, tell, before) => {
    if (before?.['hasOwnPicture'] !== true) return pictureCell.read(text, tell)
    if (text !== '') tell('is not taken, because the learner has set one of their own')
    return KEPT
  },
}

const studentNumber = matchingCell('letters, digits, - and _', /^[\w-]{1,40}$/)

export const learnerImports = [
  importedTable({
    name: 'learners',
    about: 'a person who may sign in; without a password by a code to the mobile number',
    mistakes: [
      'A number in two lines, or of a person who is there under another id: a number has one owner, and the fault names them.',
      'Another person in the line of one who left: give them an id of their own; what the one did hangs on the id.',
      'No password where no text message is sent: nobody can sign in; `operator passwords` makes them.',
    ],
    table: users,
    stays: 'what a learner did is kept; teachers close an account on the page of their learners',
    cells: {
      mobile,
      realName: textCell({ max: 60 }),
      nickName: textCell({ max: 60 }),
      avatar,
      studentId: { ...studentNumber, read: (text, tell) => (text === '' ? null : studentNumber.read(text, tell)) },
      enterpriseName: textCell(),
      passwordHash: password,
    },
    identity: {
      keeps: 'mobile and realName do not both change',
      another: (row) =>
        changed(row, ['mobile', 'realName']).length === 2 ? 'mobile and realName are both others' : null,
      instead:
        'give another person an id of their own; for the same person change first the one, then the other in a folder of its own',
    },
    beforeChange: signInReplaced,
  }),
]
