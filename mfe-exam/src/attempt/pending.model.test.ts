import fc from 'fast-check'

import { MAX_ITEMS, MAX_SAVED_CHARACTERS } from '@campus/contracts/exam-attempt'

import { paper, QUESTIONS, said } from './attempt.fixtures'
import {
  answerDeed,
  isDoneAnew,
  isSomethingPending,
  markedSent,
  nextBatch,
  nothingPending,
  settled,
  takenAnswers,
  toldAgain,
  unacknowledgedQuestions,
  withDeed,
  withEveryAnswer,
  type Deed,
  type Pending,
} from './pending.model'

const answered = (questionId: string, text: string): Deed => ({ kind: 'answer', questionId, answer: said(text) })
const after = (...deeds: readonly Deed[]): Pending =>
  deeds.reduce((pending, deed) => withDeed(pending, deed).pending, nothingPending({ answers: [] }))
/** The server judges the items with these numbers, and rejects some of them. */
const judged = (pending: Pending, seqs: readonly number[], rejected: readonly number[] = []): Pending => {
  const among = (numbers: readonly number[]) =>
    pending.items.map(({ item }) => item).filter(({ seq }) => numbers.includes(seq))
  return settled(pending, among(seqs), among(rejected))
}
const seqsOf = ({ items }: Pending): readonly number[] => items.map(({ item }) => item.seq)

test('EX-ANS-29 what was not sent is changed in place', () => {
  const pending = after(answered('q1', 'a'), answered('q2', 'b'), answered('q1', 'ab'))
  expect(nextBatch(pending)).toEqual([
    { kind: 'answer', seq: 1, questionId: 'q1', answer: said('ab') },
    { kind: 'answer', seq: 2, questionId: 'q2', answer: said('b') },
  ])
})

test('what was sent stays as it was sent, and the change gets the next number', () => {
  const sent = markedSent(after(answered('q1', 'a')), new Set([1]))
  expect(nextBatch(withDeed(sent, answered('q1', 'ab')).pending)).toEqual([
    { kind: 'answer', seq: 1, questionId: 'q1', answer: said('a') },
    { kind: 'answer', seq: 2, questionId: 'q1', answer: said('ab') },
  ])
})

test('an answer, a flag and a visit to one question are three things; of visits only the last counts', () => {
  const pending = after(
    { kind: 'visit', questionId: 'q1' },
    answered('q1', 'a'),
    { kind: 'mark', questionId: 'q1', marked: true },
    { kind: 'visit', questionId: 'q2' },
  )
  expect(nextBatch(pending)).toEqual([
    { kind: 'visit', seq: 1, questionId: 'q2' },
    { kind: 'answer', seq: 2, questionId: 'q1', answer: said('a') },
    { kind: 'mark', seq: 3, questionId: 'q1', marked: true },
  ])
})

test('a save carries as many items as one may', () => {
  const many = after(...Array.from({ length: MAX_ITEMS + 1 }, (_, index) => answered(`q${index}`, 'a')))
  expect(nextBatch(many)).toHaveLength(MAX_ITEMS)
})

test('a save carries as many characters as one may, and at least one item', () => {
  const half = 'x'.repeat(MAX_SAVED_CHARACTERS / 2)
  expect(nextBatch(after(answered('q1', half), answered('q2', half)))).toHaveLength(2)
  expect(nextBatch(after(answered('q1', half), answered('q2', `${half}x`)))).toHaveLength(1)
  expect(nextBatch(after(answered('q1', `${half}${half}x`)))).toHaveLength(1)
})

test.each<[string, Deed, number]>([
  ['a key', { kind: 'answer', questionId: 'q', answer: { type: 'single', key: 'abc' } }, 3],
  ['a true or false', { kind: 'answer', questionId: 'q', answer: { type: 'trueFalse', key: 'abc' } }, 3],
  ['keys', { kind: 'answer', questionId: 'q', answer: { type: 'multiple', keys: ['ab', 'c'] } }, 3],
  ['blanks', { kind: 'answer', questionId: 'q', answer: { type: 'blanks', blanks: ['ab', 'c'] } }, 3],
  ['a flag', { kind: 'mark', questionId: 'q', marked: true }, 0],
])('the length of %s counts', (_name, deed, length) => {
  const most = answered('long', 'x'.repeat(MAX_SAVED_CHARACTERS - length))
  const tooMuch = answered('long', 'x'.repeat(MAX_SAVED_CHARACTERS - length + 1))
  expect(nextBatch(after(deed, most))).toHaveLength(2)
  expect(nextBatch(after(deed, tooMuch))).toHaveLength(1)
})

test('what is acknowledged is pending no more', () => {
  const pending = judged(after(answered('q1', 'a'), answered('q2', 'b')), [1])
  expect(seqsOf(pending)).toEqual([2])
  expect([...unacknowledgedQuestions(pending)]).toEqual(['q2'])
})

describe('an answer that the server rejects', () => {
  const rejectedOf = ({ rejected }: Pending) => [...rejected.keys()]

  test('is remembered, and the answer before it is the one that is taken', () => {
    const first = judged(after(answered('q1', 'a'), answered('q2', 'b')), [1, 2])
    const pending = judged(withDeed(first, answered('q1', 'x')).pending, [3], [3])
    expect(rejectedOf(pending)).toEqual(['q1'])
    const shown = new Map([
      ['q1', said('x')],
      ['q2', said('b')],
    ])
    expect(takenAnswers(shown, pending)).toEqual(new Map([...shown, ['q1', said('a')]]))
  })

  test('leaves nothing where there was none before', () => {
    const pending = judged(after(answered('q1', 'x')), [1], [1])
    expect(takenAnswers(new Map([['q1', said('x')]]), pending).size).toBe(0)
  })

  test('is what the attempt was opened with, where this page has saved none', () => {
    const opened = nothingPending({ answers: [{ questionId: 'q1', answer: said('old') }] })
    const pending = judged(withDeed(opened, answered('q1', 'x')).pending, [1], [1])
    expect(takenAnswers(new Map([['q1', said('x')]]), pending).get('q1')).toEqual(said('old'))
  })

  test('is forgotten once the learner changes it', () => {
    const pending = judged(after(answered('q1', 'x')), [1], [1])
    expect(rejectedOf(withDeed(pending, { kind: 'mark', questionId: 'q1', marked: true }).pending)).toEqual(['q1'])
    expect(rejectedOf(withDeed(pending, answered('q1', 'y')).pending)).toEqual([])
  })

  test('does not count where a newer one is pending, or was taken with it', () => {
    const sent = markedSent(after(answered('q1', 'x')), new Set([1]))
    const both = withDeed(sent, answered('q1', 'y')).pending
    expect(rejectedOf(judged(both, [1], [1]))).toEqual([])
    expect(rejectedOf(judged(both, [1, 2], [1]))).toEqual([])
    expect(rejectedOf(judged(both, [1, 2], [2]))).toEqual(['q1'])
  })

  test('stays rejected when its number is told again with the answer before it', () => {
    const pending = judged(after(answered('q1', 'x')), [1], [1])
    const standing = { answers: new Map([['q1', said('a')]]), marked: new Set<string>(), currentQuestionId: 'q1' }
    expect(rejectedOf(judged(toldAgain(pending, [1], standing), [1]))).toEqual(['q1'])
  })
})

test('characters that cannot be stored are left out of an answer', () => {
  expect(answerDeed('q1', said('先断电\u0000后验电\ud83d 😀'))).toMatchObject({ answer: said('先断电后验电 😀') })
  expect(answerDeed('q1', { type: 'blanks', blanks: ['5\u00000', ''] })).toMatchObject({
    answer: { blanks: ['50', ''] },
  })
})

test('something was done anew when the page has done the same, acknowledged or not; of visits, any', () => {
  const pending = judged(after(answered('q1', 'a'), { kind: 'visit', questionId: 'q1' }), [1])
  expect(isDoneAnew(pending, answered('q1', 'b'))).toBe(true)
  expect(isDoneAnew(pending, answered('q2', 'b'))).toBe(false)
  expect(isDoneAnew(pending, { kind: 'mark', questionId: 'q1', marked: true })).toBe(false)
  expect(isDoneAnew(pending, { kind: 'visit', questionId: 'q2' })).toBe(true)
})

test('every answer of a paper is told, and where there is none an empty one', () => {
  const pending = withEveryAnswer(nothingPending({ answers: [] }), paper, new Map([['q2', said('b')]]))
  expect(pending.items.map(({ item }) => item)).toEqual(
    QUESTIONS.map((questionId, index) => ({
      kind: 'answer',
      seq: index + 1,
      questionId,
      answer: said(questionId === 'q2' ? 'b' : ''),
    })),
  )
})

test('where the learner looks is nothing to wait for', () => {
  expect(isSomethingPending(after({ kind: 'visit', questionId: 'q1' }))).toBe(false)
  expect(isSomethingPending(after({ kind: 'mark', questionId: 'q1', marked: false }))).toBe(true)
  expect(isSomethingPending(after({ kind: 'visit', questionId: 'q1' }, answered('q2', 'a')))).toBe(true)
  expect([...unacknowledgedQuestions(after({ kind: 'mark', questionId: 'q1', marked: true }))]).toEqual([])
})

test('a lost number is told again with what stands now', () => {
  const all = after(
    answered('q1', 'a'),
    { kind: 'mark', questionId: 'q2', marked: true },
    { kind: 'visit', questionId: 'q2' },
    answered('q3', 'c'),
  )
  const standing = {
    answers: new Map([['q1', said('later')]]),
    marked: new Set(['q2']),
    currentQuestionId: 'q3',
  }
  const pending = toldAgain(judged(all, [1, 2, 3]), [3, 2, 1, 4], standing)
  expect(pending.items).toEqual([
    { item: { kind: 'answer', seq: 1, questionId: 'q1', answer: said('later') }, sent: true },
    { item: { kind: 'mark', seq: 2, questionId: 'q2', marked: true }, sent: true },
    { item: { kind: 'visit', seq: 3, questionId: 'q3' }, sent: true },
    { item: { kind: 'answer', seq: 4, questionId: 'q3', answer: said('c') }, sent: false },
  ])
})

test('a flag is told again beside the answer of its question; what is gone or was never known, as where one is', () => {
  const all = after(answered('q1', 'a'), { kind: 'mark', questionId: 'q1', marked: true }, answered('q2', 'b'))
  const standing = { answers: new Map([['q1', said('a')]]), marked: new Set<string>(), currentQuestionId: 'q5' }
  const pending = toldAgain(judged(all, [1, 2, 3]), [2, 3, 9], standing)
  expect(pending.items.map(({ item }) => item)).toEqual([
    { kind: 'mark', seq: 2, questionId: 'q1', marked: false },
    { kind: 'visit', seq: 3, questionId: 'q5' },
    { kind: 'visit', seq: 9, questionId: 'q5' },
  ])
})

test('whatever is done, sent and acknowledged: numbers run without a gap, and a sent item never changes', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('q1', 'q2', 'q3'), text: fc.string({ maxLength: 3 }) }),
    fc.constant('send' as const),
    fc.constant('acknowledge' as const),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let pending = nothingPending({ answers: [] })
      const told = new Map<number, string>()
      for (const next of steps) {
        if (next === 'send') {
          const batch = nextBatch(pending)
          for (const item of batch) {
            const text = JSON.stringify(item)
            expect(told.get(item.seq) ?? text).toBe(text)
            told.set(item.seq, text)
          }
          pending = markedSent(pending, new Set(batch.map(({ seq }) => seq)))
        } else if (next === 'acknowledge') {
          pending = judged(pending, [...told.keys()])
        } else {
          pending = withDeed(pending, answered(next.do, next.text)).pending
        }
      }
      const numbers = new Set([...told.keys(), ...seqsOf(pending)])
      expect(numbers.size).toBe(pending.lastSeq)
      expect(seqsOf(pending)).toEqual([...seqsOf(pending)].sort((one, other) => one - other))
    }),
  )
})
