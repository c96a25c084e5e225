import { dayCell, momentCell, textCell, yesNoCell } from '../../platform/import/cells'
import { importedTable } from '../../platform/import/imported-table'
import { skillCertificates, trainingCertificates } from './certificate.schema'

export const certificateImports = [
  importedTable({
    name: 'skill-certificates',
    about: 'a certificate of a skill level; card and mobile leave the server masked',
    table: skillCertificates,
    cells: {
      certificateCode: textCell({ required: true, max: 60 }),
      name: textCell({ required: true, max: 60 }),
      card: textCell({ max: 40 }),
      mobile: textCell({ max: 20 }),
      professionName: textCell(),
      typeOfWorkName: textCell(),
      level: textCell({ max: 60 }),
      sendDate: dayCell,
      hasPicture: yesNoCell,
      revokedAt: momentCell(),
    },
  }),
  importedTable({
    name: 'training-certificates',
    about: 'a certificate of a training’s end; card and mobile leave the server masked',
    table: trainingCertificates,
    cells: {
      certificateNum: textCell({ required: true, max: 60 }),
      studentName: textCell({ required: true, max: 60 }),
      idType: textCell({ max: 40 }),
      idCard: textCell({ max: 40 }),
      mobile: textCell({ max: 20 }),
      productName: textCell(),
      agencyName: textCell(),
      startTime: dayCell,
      endTime: dayCell,
      hasPicture: yesNoCell,
      revokedAt: momentCell(),
    },
  }),
]
