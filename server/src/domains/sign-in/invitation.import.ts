import { MAX_INVITATION_CODE } from '@campus/contracts/sign-in'

import { serialCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { invitations } from './sign-in.schema'

export const invitationImports = [
  importedTable({
    name: 'invitations',
    about: 'a code that invites people into the school; no other school may have the same',
    mistakes: [
      'A code for each person: one code serves everybody and is never used up.',
      'Small letters in qrCode: q1 is not Q1, and a telephone types capitals in the form.',
      'Another code in the line of one that was given out: nobody comes in by the old one any more.',
    ],
    table: invitations,
    cells: { qrCode: serialCell({ required: true, max: MAX_INVITATION_CODE }) },
  }),
]
