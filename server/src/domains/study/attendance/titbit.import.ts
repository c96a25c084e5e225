import { oneOfCell, pictureCell, referenceCell, textCell, wholeCell } from '../../../platform/import/cells'
import { importedTable } from '../../../platform/import/imported-table'
import { classroomTitbits } from './titbit.schema'

const required = { required: true } as const

export const titbitImports = [
  importedTable({
    name: 'highlights',
    about: 'a picture or a film of what happened in a classroom of a class',
    table: classroomTitbits,
    cells: {
      classId: referenceCell('classes', required),
      classroomId: referenceCell('classrooms', required),
      position: wholeCell(required),
      name: textCell(),
      fileType: oneOfCell(['IMAGE', 'VIDEO'], required),
      url: {
        ...pictureCell,
        ...required,
        form: 'the path of a picture in the school’s folder, or the address of either',
      },
    },
  }),
]
