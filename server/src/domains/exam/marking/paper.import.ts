import {
  HTML_FILES,
  htmlCell,
  linesCell,
  numberCell,
  oneOfCell,
  referenceCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../../platform/import/cells'
import { staying } from '../../../platform/import/identity'
import { importedTable, type Cell } from '../../../platform/import/imported-table'
import { beginsWithTag } from '../../../platform/import/markup'
import { paperQuestions, papers, works, type StoredOption } from '../papers/paper.schema'
import { questionKeys } from './marking.schema'
import { QUESTION_TYPES } from './paper-faults.model'

const lines = linesCell({ max: 26 })
const { read: asHtml } = htmlCell()

/** The first is A, the second B …; one that begins with a tag is HTML. */
const options: Cell = {
  ...lines,
  form: 'options, one a line',
  read: (text, tell) =>
    lines.read(text).map((option, index): StoredOption => {
      const key = String.fromCharCode(65 + index)
      return beginsWithTag(option)
        ? { key, html: String(asHtml(option, tell)), label: '' }
        : { key, html: '', label: option }
    }),
  write: (value) =>
    (value as readonly StoredOption[]).map(({ html, label }) => (html === '' ? label : html)).join('\n'),
  files: {
    namedIn: (value) => (value as readonly StoredOption[]).flatMap(({ html }) => HTML_FILES.namedIn(html)),
    renamed: (value, nameOf) =>
      (value as readonly StoredOption[]).map((option) => ({
        ...option,
        html: String(HTML_FILES.renamed(option.html, nameOf)),
      })),
  },
}

/** The right texts of each blank, with | between two. */
const blanks: Cell = {
  ...lines,
  form: 'the right texts of a blank with | between two, one blank a line',
  read: (text) => lines.read(text).map((line) => line.split('|').map((right) => right.trim())),
  write: (value) => (value as readonly (readonly string[])[]).map((rights) => rights.join('|')).join('\n'),
}

/** Letters of the right options, in either case and width. */
const rightOptions: Cell = {
  ...lines,
  form: 'letters of the right options, one a line',
  read: (text) => lines.read(text).map((line) => line.normalize('NFKC').trim().toUpperCase()),
}

/** Which of them there are is judged with the whole paper, so that every fault is told at once. */
const questionType: Cell = {
  ...wholeCell({ min: 1, max: 99, required: true }),
  form: Object.entries(QUESTION_TYPES)
    .map(([code, meaning]) => `${code} ${meaning}`)
    .join(', '),
}

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
      type: questionType,
      stem: htmlCell(),
      content: htmlCell(),
      points: numberCell({ max: 1000 }),
      options,
      blanks: wholeCell({ max: 50 }),
    },
    identity: { keeps: 'type stays', another: staying('type'), instead: 'give the other question an id of its own' },
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
      activityId: referenceCell('activities'),
      activityContentId: referenceCell('activity-contents'),
    },
    identity: {
      keeps: 'type, classId and paperId stay',
      another: staying('type', 'classId', 'paperId'),
      instead: 'give the other work an id of its own',
    },
  }),
]
