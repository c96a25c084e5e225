import { oneOfCell, referenceCell, textCell, wholeCell } from '../../../platform/import/cells'
import { fileKindCheck } from '../../../platform/import/file-kind-check'
import { importedTable } from '../../../platform/import/imported-table'
import { pictureOrFilmCell } from '../../../platform/import/media-cells'
import { classroomTitbits } from './titbit.schema'

const required = { required: true } as const

const highlights = importedTable({
  name: 'highlights',
  about: 'a picture or a film of what happened in a classroom of a class',
  mistakes: [
    'A classroom that is no lesson face to face: only the page of such a lesson shows highlights.',
    'One line for a course that several classes have: each class sees only its own, by classId.',
    'A film in HLS (.m3u8): this page plays a film’s file only, MP4 or WebM.',
  ],
  table: classroomTitbits,
  cells: {
    classId: referenceCell('classes', required),
    classroomId: referenceCell('classrooms', required),
    position: wholeCell(required),
    name: textCell(),
    fileType: oneOfCell(['IMAGE', 'VIDEO'], required),
    url: { ...pictureOrFilmCell, ...required },
  },
})

export const titbitImports = [highlights]

export const titbitCheck = fileKindCheck(highlights, 'fileType', ({ fileType, url }) => [
  { kind: String(fileType), url: String(url) },
])
