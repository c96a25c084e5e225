import {
  dayCell,
  momentCell,
  numberCell,
  oneOfCell,
  optionalReferenceCell,
  ownPictureCell,
  serialCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../platform/import/cells'
import { CellFault, importedTable, type Cell } from '../../platform/import/imported-table'
import { listCell } from '../../platform/import/list-cells'
import { spanCheck } from '../../platform/import/span-check'
import { nameAsTyped } from './as-typed'
import { certificateTemplates, skillCertificates, trainingCertificates } from './certificate.schema'
import { ALIGNMENTS, FIELD_NAMES } from './template-fields.model'
import { templateCheck } from './template.check'
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

const millimetres: Cell = { ...numberCell({ max: 1000 }), required: true }
const sideOfPaper = wholeCell({ min: 50, max: 1000 })

const template = importedTable({
  name: 'certificate-templates',
  about:
    'the look of an issuer’s certificates. With paper, the empty form as a picture, everything stands where fields say, in millimetres from the paper’s left and upper edge, in the words of the certificate’s columns; height of a text is that of its letters. Without paper it is printed on a plain sheet, with the title and the seal',
  mistakes: [
    'fields in pixels: they are millimetres on the paper, paperWidth by paperHeight.',
    'A paper on which somebody’s name stands already: it is the empty form.',
  ],
  table: certificateTemplates,
  cells: {
    title: textCell({ max: 30 }),
    subtitle: textCell({ max: 60 }),
    paper: ownPictureCell,
    paperWidth: sideOfPaper,
    paperHeight: sideOfPaper,
    seal: ownPictureCell,
    fields: listCell({
      field: oneOfCell(FIELD_NAMES, { required: true }),
      x: millimetres,
      y: millimetres,
      width: millimetres,
      height: millimetres,
      align: oneOfCell(ALIGNMENTS),
    }),
  },
})

/** How a certificate looks when somebody looks it up. */
const look = {
  portrait: ownPictureCell,
  templateId: optionalReferenceCell('certificate-templates'),
  hasPicture: yesNoCell,
  revokedAt: momentCell(),
}

const skill = importedTable({
  name: 'skill-certificates',
  about:
    'a certificate of a skill level; card and mobile leave the server masked, portrait is the holder’s picture on it',
  mistakes: [
    'The number as a number: a spreadsheet shortens it; format the column as text.',
    'Another holder in the line of one who has it: the code on the first paper is withdrawn; give the other an id of their own.',
    'name with a title: the lookup is asked for the name as it stands on the paper.',
  ],
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
    ...look,
  },
})

const training = importedTable({
  name: 'training-certificates',
  about:
    'a certificate of a training’s end; card and mobile leave the server masked, portrait is the holder’s picture on it',
  mistakes: [
    'endTime before startTime, or days like 2026/10/10: a day is 2026-10-10.',
    'agencyName left empty where another institution issued it: then the school stands there.',
  ],
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
    ...look,
  },
})

export const certificateImports = [template, skill, training]

export const certificateImportChecks = [
  spanCheck(training, 'startTime', 'endTime', { ofDays: true }),
  templateCheck,
  withdrawnCodesCheck,
]
