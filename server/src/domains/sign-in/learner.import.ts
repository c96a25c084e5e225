import { MOST_PASSWORD } from '@campus/contracts/sign-in'

import { matchingCell, mobileCell, pictureCell, textCell } from '../../platform/import/cells'
import { CellFault, importedTable, KEPT, type Cell } from '../../platform/import/imported-table'
import { users } from '../../platform/session/session.schema'
import { isGuessable } from './guessable-password'
import { hashPassword } from './password'

const LEAST_PASSWORD = 8

/** Kept hashed and never given out; an empty cell leaves the one that is there. */
const password: Cell = {
  form: `a password of ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters that a million guesses do not find, or nothing`,
  read: (text) => {
    if (text === '') return KEPT
    if (text.length < LEAST_PASSWORD) throw new CellFault(`must have at least ${LEAST_PASSWORD} characters`)
    if (text.length > MOST_PASSWORD) throw new CellFault(`must have at most ${MOST_PASSWORD} characters`)
    if (isGuessable(text)) throw new CellFault('must not be found by a million guesses, as a common password is')
    return hashPassword(text)
  },
  write: () => '',
}

const studentNumber = matchingCell('letters, digits, - and _', /^[\w-]{1,40}$/)

export const learnerImports = [
  importedTable({
    name: 'learners',
    about: 'a person who may sign in; without a password by a code to the mobile number',
    table: users,
    cells: {
      mobile: mobileCell({ required: true }),
      realName: textCell({ max: 60 }),
      nickName: textCell({ max: 60 }),
      avatar: pictureCell,
      studentId: { ...studentNumber, read: (text, tell) => (text === '' ? null : studentNumber.read(text, tell)) },
      enterpriseName: textCell(),
      passwordHash: password,
    },
  }),
]
