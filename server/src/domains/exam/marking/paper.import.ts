import {
  codeCell,
  htmlCell,
  linesCell,
  numberCell,
  oneOfCell,
  referenceCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../../platform/import/cells'
import { importedTable, type Cell } from '../../../platform/import/imported-table'
import { paperQuestions, papers, works, type StoredOption } from '../papers/paper.schema'
import { questionKeys } from './marking.schema'

const lines = linesCell({ max: 26 })
const { read: cleaned } = htmlCell()

/** The first is A, the second B …; one that begins with < is HTML. */
const options: Cell = {
  ...lines,
  form: 'options, one a line',
  read: (text) =>
    (lines.read(text) as string[]).map((option, index): StoredOption => {
      const key = String.fromCharCode(65 + index)
      return option.startsWith('<')
        ? { key, html: String(cleaned(option)), label: '' }
        : { key, html: '', label: option }
    }),
  write: (value) =>
    (value as readonly StoredOption[]).map(({ html, label }) => (html === '' ? label : html)).join('\n'),
}

/** The right texts of each blank, with | between two. */
const blanks: Cell = {
  ...lines,
  form: 'the right texts of a blank with | between two, one blank a line',
  read: (text) => (lines.read(text) as string[]).map((line) => line.split('|').map((right) => right.trim())),
  write: (value) => (value as readonly (readonly string[])[]).map((rights) => rights.join('|')).join('\n'),
}

/** Letters of the right options, in either case and width. */
const rightOptions: Cell = {
  ...lines,
  form: 'letters of the right options, one a line',
  read: (text) => (lines.read(text) as string[]).map((line) => line.normalize('NFKC').trim().toUpperCase()),
}

/** The specification's codes. */
const QUESTION_TYPES = {
  1: 'single choice',
  2: 'multiple choice',
  3: 'true or false',
  4: 'blanks',
  6: 'short answer',
  11: 'reading with parts',
  13: 'cloze with parts',
} as const

export const examImports = [
  importedTable({
    name: 'papers',
    about: 'a paper; with partial credit a choice of some of the right options has some of the points',
    table: papers,
    cells: { name: textCell({ required: true }), partialCredit: yesNoCell },
  }),
  importedTable({
    name: 'questions',
    about:
      'a question of a paper, or a part of another question (parentId, which comes before it); points are empty where the parts have them',
    table: paperQuestions,
    cells: {
      paperId: referenceCell('papers', { required: true }),
      parentId: { ...referenceCell('questions'), read: (text) => (text === '' ? null : text) },
      position: wholeCell({ min: 1, required: true }),
      type: codeCell(QUESTION_TYPES, { required: true }),
      stem: htmlCell(),
      content: htmlCell(),
      points: numberCell({ max: 1000 }),
      options,
      blanks: wholeCell({ max: 50 }),
    },
  }),
  importedTable({
    name: 'solutions',
    about: 'what solves a question; its id is the question’s, options are the keys of the right ones, one a line',
    table: questionKeys,
    cells: { options: rightOptions, blanks, model: htmlCell(), explanation: htmlCell() },
  }),
  importedTable({
    name: 'works',
    about: 'a homework or a test of a classroom of a class; minutes 0 for no limit',
    table: works,
    cells: {
      type: oneOfCell(['homework', 'test']),
      sourceType: oneOfCell(['xskt']),
      classId: referenceCell('classes', { required: true }),
      classroomId: textCell({ required: true, max: 60 }),
      title: textCell({ required: true }),
      description: htmlCell(),
      paperId: referenceCell('papers', { required: true }),
      minutes: wholeCell({ max: 1000 }),
      activityId: textCell({ max: 60 }),
      activityContentId: textCell({ max: 60 }),
    },
  }),
]
