import { AGREEMENT_TYPES } from '@campus/contracts/agreement'

import { htmlCell, momentCell } from '../../platform/import/cells'
import type { ImportCheck } from '../../platform/import/import-check'
import { importedTable } from '../../platform/import/imported-table'
import { agreements } from './agreement.schema'

const types: readonly string[] = AGREEMENT_TYPES

export const agreementImports = [
  importedTable({
    name: 'agreements',
    about: `an agreement that people accept by signing in; the id is its type: ${types.join(' or ')}`,
    mistakes: [
      'No line privacy: the sign-in form links to it all the same, and its page says that there is nothing.',
      'A new text with the old updatedTime: the page tells the old day.',
      'The title again at the top of content: the page writes it above the text.',
    ],
    table: agreements,
    stays: 'people accept it by signing in; its text is changed',
    cells: { content: { ...htmlCell(), required: true }, updatedTime: momentCell({ required: true }) },
  }),
]

/** Nobody could read an agreement of another type. */
const agreementTypeCheck: ImportCheck = {
  tables: ['agreements'],
  async begin(_, { idsOf }) {
    return async () => ({
      faults: idsOf('agreements')
        .filter((id) => !types.includes(id))
        .map((id) => ({
          at: [{ table: 'agreements', id }],
          message: `id must be one of ${types.join(', ')}, ${JSON.stringify(id)} is not`,
        })),
    })
  },
}

export const agreementImportChecks = [agreementTypeCheck]
