import { matchingCell, mobileCell, pictureCell, textCell } from '../../platform/import/cells'
import { CellFault, importedTable, type Cell } from '../../platform/import/imported-table'
import { users } from '../../platform/session/session.schema'
import { hashPassword } from './password'

const LEAST_PASSWORD = 8

/** Kept hashed and never given out; an empty cell leaves the one that is there. */
const password: Cell = {
  form: `a password of at least ${LEAST_PASSWORD} characters, or nothing`,
  read: (text) => {
    if (text === '') return undefined
    if (text.length < LEAST_PASSWORD) throw new CellFault(`must have at least ${LEAST_PASSWORD} characters`)
    return hashPassword(text)
  },
  write: () => '',
}

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
      studentId: {
        ...matchingCell('letters, digits, - and _', /^[\w-]{1,40}$/),
        read: (text) => (text === '' ? null : text),
      },
      enterpriseName: textCell(),
      passwordHash: password,
    },
  }),
]
