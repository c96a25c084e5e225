import { dayCell, momentCell, serialCell, textCell, yesNoCell } from '../../platform/import/cells'
import { CellFault, importedTable, type Cell } from '../../platform/import/imported-table'
import { spanCheck } from '../../platform/import/span-check'
import { nameAsTyped } from './as-typed'
import { skillCertificates, trainingCertificates } from './certificate.schema'
import { withdrawnCodesCheck } from './withdrawn-codes.check'

const name = textCell({ max: 60 })

/** A holder's name, of which the lookup can be asked. */
const holder: Cell = {
  ...name,
  required: true,
  read: (text) => {
    if (nameAsTyped(text) === '') {
      throw new CellFault('must have Chinese or English letters: no other can be typed into the lookup')
    }
    return name.read(text)
  },
}

const skill = importedTable({
  name: 'skill-certificates',
  about: 'a certificate of a skill level; card and mobile leave the server masked',
  table: skillCertificates,
  cells: {
    certificateCode: serialCell({ required: true }),
    name: holder,
    card: serialCell({ max: 40 }),
    mobile: serialCell({ max: 20 }),
    professionName: textCell(),
    typeOfWorkName: textCell(),
    level: textCell({ max: 60 }),
    sendDate: dayCell,
    hasPicture: yesNoCell,
    revokedAt: momentCell(),
  },
})

const training = importedTable({
  name: 'training-certificates',
  about: 'a certificate of a training’s end; card and mobile leave the server masked',
  table: trainingCertificates,
  cells: {
    certificateNum: serialCell({ required: true }),
    studentName: holder,
    idType: textCell({ max: 40 }),
    idCard: serialCell({ max: 40 }),
    mobile: serialCell({ max: 20 }),
    productName: textCell(),
    agencyName: textCell(),
    startTime: dayCell,
    endTime: dayCell,
    hasPicture: yesNoCell,
    revokedAt: momentCell(),
  },
})

export const certificateImports = [skill, training]

export const certificateImportChecks = [
  spanCheck(training, 'startTime', 'endTime', { ofDays: true }),
  withdrawnCodesCheck,
]
