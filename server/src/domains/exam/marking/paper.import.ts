import { blanksIn, joinBlanks } from '@campus/contracts/exam-answer'

import {
  HTML_FILES,
  htmlCell,
  linesCell,
  numberCell,
  oneOfCell,
  optionalReferenceCell,
  referenceCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../../platform/import/cells'
import { changed, staying } from '../../../platform/import/identity'
import { CellFault, importedTable, type Cell, type RowBecame } from '../../../platform/import/imported-table'
import { beginsWithTag } from '../../../platform/import/markup'
import { optionPairs } from '../papers/option-pairs.model'
import { paperQuestions, papers, works, type StoredOption } from '../papers/paper.schema'
import { questionKeys } from './marking.schema'
import { QUESTION_TYPES, saysSomething } from './paper-faults.model'

const letterOf = (index: number): string => String.fromCharCode(65 + index)
const lines = linesCell({ max: 26 })
const { read: asHtml } = htmlCell({ sounds: true })

/** The first is A, the second B …; one that begins with a tag is HTML, as far as a reader finds something in it. */
const options: Cell = {
  ...lines,
  form: 'options, one a line',
  read: (text, tell) => {
    const given = text.replace(/(?:\r?\n[^\S\n]*)+$/, '').split(/\r?\n/)
    if (text.trim() === '') return []
    const empty = given.findIndex((line) => line.trim() === '')
    if (empty !== -1) {
      throw new CellFault(`must have no empty line among the options, ${letterOf(empty)} says nothing`)
    }
    return lines.read(given.join('\n')).map((option, index): StoredOption => {
      const html = beginsWithTag(option) ? String(asHtml(option, tell)) : ''
      return saysSomething(html)
        ? { key: letterOf(index), html, label: '' }
        : { key: letterOf(index), html: '', label: option }
    })
  },
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

/** The right texts of each blank, with | between two; a | within one is written `\|`. */
const blanks: Cell = {
  ...lines,
  form: String.raw`the right texts of a blank with | between two, one blank a line; a | in a text is \|`,
  read: (text) =>
    lines.read(text).map((line) => {
      const rights = blanksIn(line).map((right) => right.trim())
      if (rights.length > 1 && rights.includes('')) {
        throw new CellFault(
          String.raw`must have a text on both sides of each |, ${JSON.stringify(line)} has not; a | in a text is \|`,
        )
      }
      return rights
    }),
  write: (value) => (value as readonly (readonly string[])[]).map(joinBlanks).join('\n'),
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

/** What a question of options asks, and everything that it offers, are others. */
function anotherChoice(row: RowBecame): string | null {
  const before = row.before['options'] as readonly StoredOption[]
  const isAnother =
    before.length > 0 &&
    changed(row, ['stem']).length > 0 &&
    optionPairs(before, row.after['options'] as readonly StoredOption[]).every(({ isReworded }) => isReworded)
  return isAnother ? 'stem and every one of the options were others' : null
}

export const examImports = [
  importedTable({
    name: 'papers',
    about: 'a paper; with partial credit a choice of some of the right options has some of the points',
    mistakes: [
      'A paper without a line in works.csv: no learner comes to it.',
      'partialCredit for blanks: it counts in multiple choice only, blanks are right as a whole or not at all.',
      'partialCredit as points in spite of a wrong choice: one wrong option makes it 0.',
    ],
    table: papers,
    cells: { name: textCell({ required: true }), partialCredit: yesNoCell },
  }),
  importedTable({
    name: 'questions',
    about:
      'a question of a paper, or a part of another question (parentId, which comes before it); points are empty where the parts have them',
    mistakes: [
      'type by its name: it is a number, and the column says which.',
      'The letter in the option (`A. 钢`): letters are given by the order of the lines.',
      'blanks fewer than the gaps in the stem: a gap is ____ or （\u3000）, and each needs a line of its solution.',
    ],
    table: paperQuestions,
    cells: {
      paperId: referenceCell('papers', { required: true }),
      parentId: optionalReferenceCell('questions'),
      position: wholeCell({ min: 1, required: true }),
      type: questionType,
      stem: htmlCell({ sounds: true }),
      content: htmlCell({ sounds: true }),
      points: numberCell({ max: 1000 }),
      options,
      blanks: wholeCell({ max: 50 }),
    },
    identity: {
      keeps: 'type stays, and so does the stem or an option',
      another: (row) => staying('type')(row) ?? anotherChoice(row),
      instead: 'give the other question an id of its own',
    },
  }),
  importedTable({
    name: 'solutions',
    about:
      'what solves a question; its id is the question’s, options are the keys of the right ones, one a line; with caseCounts what is typed as ab is not AB',
    mistakes: [
      'An id of its own: a solution has the id of its question.',
      'options as ABD in one line: one letter a line.',
      'Several right texts of a blank in several lines: a line is a blank, its alternatives stand in it with | between two.',
    ],
    table: questionKeys,
    cells: {
      options: rightOptions,
      blanks,
      model: htmlCell({ sounds: true }),
      explanation: htmlCell({ sounds: true }),
      caseCounts: yesNoCell,
    },
  }),
  importedTable({
    name: 'works',
    about:
      'a homework or a test of a classroom of a class; minutes 0 for no limit. What the rules can mark is marked when it is handed in. Where that is the whole paper (no short answer), the learner sees the marks and the solutions at once, unless waitsForTeacher; else they wait for a teacher',
    mistakes: [
      'classroomId of a lesson with a film: homework stands in a classroom of type 6, a test in one of type 7.',
      'type left out for a test: it is then a homework.',
      'sourceType xskt for a paper that only has choices: it needs none, the rules mark it at once.',
    ],
    table: works,
    cells: {
      type: oneOfCell(['homework', 'test']),
      sourceType: oneOfCell(['xskt'], {
        about:
          'the external exercise source: the server marks all of it, a short answer by its model, and minutes do not count',
      }),
      waitsForTeacher: yesNoCell,
      classId: referenceCell('classes', { required: true }),
      classroomId: textCell({ required: true, max: 60 }),
      title: textCell({ required: true }),
      description: htmlCell({ sounds: true }),
      paperId: referenceCell('papers', { required: true }),
      minutes: wholeCell({ max: 1000 }),
      activityId: referenceCell('activities'),
      activityContentId: referenceCell('activity-contents'),
    },
    identity: {
      keeps: 'type, sourceType, classId and paperId stay',
      another: staying('type', 'sourceType', 'classId', 'paperId'),
      instead: 'give the other work an id of its own',
    },
  }),
]
