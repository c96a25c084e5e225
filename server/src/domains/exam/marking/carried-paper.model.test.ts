import fc from 'fast-check'

import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'

import { paperQuestion } from '../testing/paper-question'
import { carriedPaper } from './carried-paper.model'
import type { StoredKey } from './marking.schema'
import type { SolvedPaper } from './paper-version'

const LETTERS = 'ABCDEFGH'

interface Drawn {
  readonly options: readonly string[]
  /** What the right ones say. */
  readonly right: readonly string[]
  readonly stem?: string
  readonly points?: number
}

function paper({ options, right, stem = '检修前先做什么？', points = 5 }: Drawn, id = 'q'): SolvedPaper {
  const question = paperQuestion({
    id,
    type: 2,
    stem,
    points,
    options: options.map((label, index) => ({ key: LETTERS[index] ?? '', html: '', label })),
  })
  return { questions: [question], keys: [keyOf(id, lettersOf(options, right))], partialCredit: false }
}

function keyOf(id: string, options: readonly string[]): StoredKey {
  return { tenantId: '1', id, options, blanks: [], model: '', explanation: '', caseCounts: false }
}

function lettersOf(options: readonly string[], texts: readonly string[]): string[] {
  return texts.map((text) => LETTERS[options.indexOf(text)] ?? '?').sort()
}

const choosing = (keys: string[]): AnswerEntry[] => [{ questionId: 'q', answer: { type: 'multiple', keys } }]

/** The carried question: what it offers, and what of it is right. */
const carry = (former: SolvedPaper, now: SolvedPaper, answers: AnswerEntry[], rewordedAreSame = false) => {
  const { paper: carried, kept } = carriedPaper({ former, now, answers, rewordedAreSame })
  const options = carried.questions[0]?.options ?? []
  const right = carried.keys[0]?.options ?? []
  return {
    options: options.map(({ label }) => label),
    right: options.filter(({ key }) => right.includes(key)).map(({ label }) => label),
    why: kept.map(({ why }) => why),
    stem: carried.questions[0]?.stem,
    points: carried.questions[0]?.points,
  }
}

const FORMER: Drawn = { options: ['验电', '挂接地线', '戴手套'], right: ['验电'] }

test('with an option in front, an answer says what it said, and the key of now is found among the options of then', () => {
  const now = paper({ options: ['断开电源', '验电', '挂接地线'], right: ['挂接地线'], stem: '然后？', points: 8 })
  expect(carry(paper(FORMER), now, choosing(['A']))).toEqual({
    options: ['验电', '挂接地线', '戴手套'],
    right: ['挂接地线'],
    why: [],
    stem: '然后？',
    points: 8,
  })
})

test.each<[string, Drawn, string[], string]>([
  [
    'the chosen option is gone',
    { options: ['挂接地线', '戴手套'], right: ['戴手套'] },
    ['A'],
    'A “验电” is no option any more',
  ],
  [
    'the chosen option says something else',
    { options: ['断开电源', '挂接地线', '戴手套'], right: ['挂接地线'] },
    ['A'],
    'A “验电” is A “断开电源” now',
  ],
  [
    'the right option was not there',
    { options: ['断开电源', '验电', '挂接地线', '戴手套'], right: ['断开电源'] },
    ['B'],
    'the right option A “断开电源” was not among its options',
  ],
  [
    'the right option says something else',
    { options: ['先验电', '挂接地线', '戴手套'], right: ['先验电'] },
    ['B'],
    'A “验电” is A “先验电” now',
  ],
])('%s: the question stays as it was asked and marked, and why is said', (_, now, chosen, why) => {
  const former = { ...FORMER, right: ['戴手套'] }
  expect(carry(paper(former), paper({ ...now, stem: '另一个？', points: 9 }), choosing(chosen))).toEqual({
    ...{ options: FORMER.options, right: ['戴手套'], why: [why] },
    ...{ stem: '检修前先做什么？', points: 5 },
  })
})

test('other words are the same option where the operator says so', () => {
  const now = paper({ options: ['先验电', '挂接地线', '戴手套'], right: ['先验电'] })
  expect(carry(paper(FORMER), now, choosing(['A']), true)).toMatchObject({ right: ['验电'], why: [] })
})

test('a question that was not asked is left out with its key, and one that is no more is gone', () => {
  const now = paper(FORMER, 'another')
  expect(carriedPaper({ former: paper(FORMER), now, answers: [], rewordedAreSame: false })).toEqual({
    paper: { questions: [], keys: [], partialCredit: false },
    kept: [],
  })
})

test('blanks of another number stay as they were', () => {
  const former = { ...paper(FORMER), questions: [paperQuestion({ id: 'q', type: 4, blanks: 2, options: [] })] }
  const now = { ...paper(FORMER), questions: [paperQuestion({ id: 'q', type: 4, blanks: 3, options: [] })] }
  const answer: Answer = { type: 'blanks', blanks: ['380', '50'] }
  const { kept, paper: carried } = carriedPaper({
    ...{ former, now, rewordedAreSame: false },
    answers: [{ questionId: 'q', answer }],
  })
  expect(kept).toEqual([{ questionId: 'q', why: 'its blanks are 3 now, they were 2' }])
  expect(carried.questions).toEqual(former.questions)
})

test('whatever becomes of the options, an answer is judged by what was chosen and by what is right, or left as it was', () => {
  const texts = fc.uniqueArray(fc.constantFrom(...'甲乙丙丁戊己庚辛'), { minLength: 2, maxLength: 6 })
  const drawn = texts.chain((options) =>
    fc.record({ options: fc.constant(options), right: fc.subarray(options, { minLength: 1 }) }),
  )
  const former = drawn.chain((one) =>
    fc.record({ former: fc.constant(one), chosen: fc.subarray([...one.options], { minLength: 1 }) }),
  )
  fc.assert(
    fc.property(former, drawn, ({ former: then, chosen }, now) => {
      const answers = choosing(lettersOf(then.options, chosen))
      const { options, right, why } = carry(paper(then), paper({ ...now, stem: '新' }), answers)
      expect(options).toEqual(then.options)
      const isKnown =
        chosen.every((text) => now.options.includes(text)) && now.right.every((text) => then.options.includes(text))
      expect(why).toHaveLength(isKnown ? 0 : 1)
      expect([...right].sort()).toEqual([...(isKnown ? now.right : then.right)].sort())
    }),
  )
})
