import type { PaperQuestion } from '../papers/paper.schema'
import { paperQuestion } from '../testing/paper-question'
import { faultsOf, notesOf, type JudgedQuestion } from './paper-faults.model'
import type { QuestionKey } from './rules.model'

const options = (...labels: string[]) =>
  labels.map((label, index) => ({ key: String.fromCharCode(65 + index), html: '', label }))

const question = paperQuestion
const solution = (change: Partial<QuestionKey> = {}): QuestionKey => ({ options: [], blanks: [], model: '', ...change })
const blank = (blanks: number): Partial<PaperQuestion> => ({ type: 4, options: [], blanks })
const short: Partial<PaperQuestion> = { type: 6, options: [] }
const passage = (change: Partial<PaperQuestion> = {}) => question({ id: 'r', type: 11, options: [], ...change })
const part = (change: Partial<PaperQuestion> = {}) => question({ parentId: 'r', ...change })

const judge = (one: PaperQuestion, key?: QuestionKey, rest: Partial<JudgedQuestion> = {}) =>
  faultsOf({ question: one, key, paper: [one], isMarkedByServer: false, ...rest }).map(
    ({ in: file, message }) => `${file}: ${message}`,
  )
const B = solution({ options: ['B'] })

test.each<[string, PaperQuestion, QuestionKey | undefined, string[]]>([
  ['one right option', question(), B, []],
  [
    'no line of a solution',
    question(),
    undefined,
    ['solutions: options must name exactly one right option, 0 are named'],
  ],
  ['none right', question(), solution(), ['solutions: options must name exactly one right option, 0 are named']],
  [
    'two right where one may be',
    question(),
    solution({ options: ['A', 'B'] }),
    ['solutions: options must name exactly one right option, 2 are named'],
  ],
  [
    'a letter with a dot',
    question(),
    solution({ options: ['B.'] }),
    ['solutions: options must be letters from A to D, each in a line; B. is none of them'],
  ],
  [
    'a letter beyond the options',
    question(),
    solution({ options: ['E'] }),
    ['solutions: options must be letters from A to D, each in a line; E is none of them'],
  ],
  [
    'no options',
    question({ options: [] }),
    B,
    ['questions: options must be at least two, each in a line; there are 0'],
  ],
  [
    'two options that say the same',
    question({ options: options('甲', '乙', '甲 ') }),
    B,
    ['questions: options must differ, A and C say the same'],
  ],
  ['several right', question({ type: 2 }), solution({ options: ['A', 'C'] }), []],
  [
    'several, none right',
    question({ type: 2 }),
    undefined,
    ['solutions: options must name at least one right option, 0 are named'],
  ],
  ['true or false', question({ type: 3, options: options('正确', '错误') }), B, []],
  [
    'true and false in another order',
    question({ type: 3, options: options('错误', '正确') }),
    B,
    ['questions: options must be 正确 and 错误 in this order, each in a line'],
  ],
  [
    'true and false in other words',
    question({ type: 3, options: options('不是', '是') }),
    B,
    ['questions: options must be 正确 and 错误 in this order, each in a line'],
  ],
  ['two blanks', question(blank(2)), solution({ blanks: [['380'], ['50', '50Hz']] }), []],
  ['no blanks', question(blank(0)), solution({ blanks: [['380']] }), ['questions: blanks must be at least 1']],
  [
    'a line too few',
    question(blank(2)),
    solution({ blanks: [['380']] }),
    ['solutions: blanks must have a line for each of 2 blanks, there are 1'],
  ],
  [
    'a blank that nothing fills',
    question(blank(1)),
    solution({ blanks: [['', '']] }),
    ['solutions: blanks has nothing right in line 1'],
  ],
  [
    'a stem with two gaps',
    question({ ...blank(2), stem: '电压____V，频率（ ）' }),
    solution({ blanks: [['380'], ['50']] }),
    [],
  ],
  [
    'more gaps than blanks',
    question({ ...blank(1), stem: '电压____V，频率____Hz' }),
    solution({ blanks: [['380']] }),
    ['questions: blanks are 1, the stem has 2 gaps'],
  ],
  ['brackets of code', question({ ...blank(1), stem: '函数 main() 返回____' }), solution({ blanks: [['0']] }), []],
  [
    'a gap and brackets',
    question({ ...blank(1), stem: '电压____V，频率(&nbsp;)' }),
    solution({ blanks: [['380']] }),
    [],
  ],
  ['a type that nobody can answer', question({ type: 57 }), B, ['questions: type 57 is none of 1, 2, 3, 4, 6, 11, 13']],
  ['a short answer that a teacher marks', question(short), undefined, []],
  ['no points', question({ points: null }), B, ['questions: points are missing']],
  ['a stem that is a picture', question({ stem: '<p><img src="x"></p>' }), B, []],
  ['a stem without a word', question({ stem: '<p>&nbsp; </p>' }), B, ['questions: stem is missing']],
])('%s', (_, one, key, expected) => {
  expect(judge(one, key)).toEqual(expected)
})

test('a short answer that the server marks needs the right one', () => {
  const byServer = { isMarkedByServer: true }
  expect(judge(question(short), solution({ model: '<p>验电</p>' }), byServer)).toEqual([])
  expect(judge(question(short), solution(), byServer)).toEqual([
    'solutions: model is missing: the server marks this short answer, so it must know the right one',
  ])
})

test.each<[string, PaperQuestion, PaperQuestion[], string[]]>([
  ['a passage with parts', passage(), [part()], []],
  ['without parts', passage(), [], ['questions: type 11 must have parts, no question names it as parentId']],
  ['with parts that share its points', passage({ points: 10 }), [part({ points: null })], []],
  [
    'with other points than its parts',
    passage({ points: 10 }),
    [part({ points: 4 }), part({ id: 's', position: 2, points: 5 })],
    ['questions: points are 10, those of its parts 9'],
  ],
  [
    'with nothing left for a part',
    passage({ points: 4 }),
    [part({ points: 4 }), part({ id: 's', points: null })],
    ['questions: points are 4, its parts with points have 4: nothing is left for the others'],
  ],
  ['without points, as its parts have them', passage({ points: null }), [part({ points: 4 })], []],
  [
    'without points, as a part has none either',
    passage({ points: null }),
    [part({ points: 4 }), part({ id: 's', points: null })],
    ['questions: points are missing'],
  ],
])('%s', (_, one, parts, expected) => {
  expect(judge(one, undefined, { paper: [one, ...parts] })).toEqual(expected)
})

test.each<[string, PaperQuestion, PaperQuestion[], string[]]>([
  ['a part of a passage', part(), [passage()], []],
  ['of a question of another paper', part(), [], ['questions: parentId names r, which is in another paper']],
  [
    'of a question that has no parts',
    part(),
    [question({ id: 'r' })],
    ['questions: parentId must name a question of type 11 or 13, r is of type 1'],
  ],
  ['of a cloze, whose text asks', part({ stem: '' }), [passage({ type: 13 })], []],
  ['of a reading, without a stem', part({ stem: '' }), [passage()], ['questions: stem is missing']],
])('%s', (_, one, others, expected) => {
  expect(judge(one, B, { paper: [one, ...others] })).toEqual(expected)
})

test('a passage in a passage', () => {
  const inner = passage({ id: 'q', parentId: 'r' })
  const paper = [passage(), inner, question({ id: 's', parentId: 'q' })]
  expect(judge(inner, undefined, { paper })).toEqual(['questions: type must be of a part, 11 has parts itself'])
})

test('two of a type, or of a passage, have places of their own', () => {
  const paper = [question(), question({ id: 'a' }), question({ id: 'b', type: 2 }), question({ id: 'c', position: 2 })]
  const fault = (others: string) => [`questions: position must be a place of its own, 1 is also that of ${others}`]
  expect(judge(question(), B, { paper })).toEqual(fault('a'))
  expect(judge(question({ id: 'b', type: 2 }), B, { paper })).toEqual([])
  const parts = [passage(), part(), part({ id: 's', type: 2 })]
  expect(judge(part(), B, { paper: parts })).toEqual(fault('s'))
})

test.each([
  ['电压____V，频率（ ）Hz', 1, ['blanks are 1, the stem seems to have 2 gaps: learners get one field']],
  [
    '电压<u>&nbsp;&nbsp;</u>V，频率<u> </u>Hz',
    1,
    ['blanks are 1, the stem seems to have 2 gaps: learners get one field'],
  ],
  ['电压【 】V', 2, ['blanks are 2, the stem seems to have 1 gaps: learners get 2 fields']],
  ['电压【 】V，频率（ ）Hz', 2, []],
  ['函数 main() 返回____', 1, []],
  ['<code>____ = list( )</code> 返回 a[ ]', 1, []],
  ['填一个数', 1, []],
])('the gaps of %s with %d blanks', (stem, blanks, notes) => {
  expect(notesOf(question({ ...blank(blanks), stem }))).toEqual(notes)
})
