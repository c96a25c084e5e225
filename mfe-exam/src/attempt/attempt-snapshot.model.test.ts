import type { AttemptItem } from '@campus/contracts/exam-attempt'

import { entriesOf, shown, snapshotOf, withoutRejected } from './attempt-snapshot.model'
import { AttemptServer, said } from './attempt.fixtures'

const opened = {
  ...new AttemptServer(() => 0).open(),
  answers: [
    { questionId: 'q1', answer: said('a') },
    { questionId: 'q2', answer: said('b') },
  ],
  marked: ['q3'],
  currentQuestionId: 'q2',
  deadlineAt: 60_000,
}
const snapshot = snapshotOf(opened)

test('as it is opened, an attempt shows what the server has, all of it saved', () => {
  expect(snapshot).toEqual({
    status: 'open',
    answers: new Map([
      ['q1', said('a')],
      ['q2', said('b')],
    ]),
    marked: new Set(['q3']),
    currentQuestionId: 'q2',
    saving: 'saved',
    savedAt: null,
    unacknowledged: new Set(),
    storage: 'kept',
    deadlineAt: 60_000,
    receipt: null,
    notArrived: new Set(),
    submitFailed: false,
    signInNeeded: false,
    leftover: [],
  })
  expect(entriesOf(snapshot)).toEqual(opened.answers)
})

test.each<[string, Parameters<typeof shown>[1], ReturnType<typeof shown>]>([
  [
    'another answer',
    { kind: 'answer', questionId: 'q2', answer: said('c') },
    {
      answers: new Map([
        ['q1', said('a')],
        ['q2', said('c')],
      ]),
    },
  ],
  ['a mark', { kind: 'mark', questionId: 'q1', marked: true }, { marked: new Set(['q3', 'q1']) }],
  ['a mark taken away', { kind: 'mark', questionId: 'q3', marked: false }, { marked: new Set() }],
  ['a step to a question', { kind: 'visit', questionId: 'q5' }, { currentQuestionId: 'q5' }],
])('%s is shown, and nothing else is another', (_, deed, change) => {
  expect(shown(snapshot, deed)).toEqual(change)
  // The earlier snapshot is unchanged.
  expect(snapshot).toEqual(snapshotOf(opened))
})

const items: readonly AttemptItem[] = [
  { kind: 'answer', seq: 1, questionId: 'q1', answer: said('a') },
  { kind: 'mark', seq: 2, questionId: 'q2', marked: true },
  { kind: 'visit', seq: 3, questionId: 'q2' },
]

test.each([
  ['an answer that was not taken', [1], ['q2']],
  ['a mark that was not taken', [2], ['q1', 'q2']],
  ['a step that was not taken', [3], ['q1', 'q2']],
  ['nothing', [], ['q1', 'q2']],
])('%s leaves these answers standing', (_, rejected, left) => {
  expect([...withoutRejected(snapshot.answers, items, new Set(rejected)).keys()]).toEqual(left)
  expect(snapshot.answers.size).toBe(2)
})
