import { MAX_INVITATION_CODE } from '@campus/contracts/sign-in'

import { serialCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { invitations } from './sign-in.schema'

export const invitationImports = [
  importedTable({
    name: 'invitations',
    about: 'a code that invites people into the school; no other school may have the same',
    table: invitations,
    cells: { qrCode: serialCell({ required: true, max: MAX_INVITATION_CODE }) },
  }),
]
