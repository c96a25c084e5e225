import { entriesOf, notSaved, shown, snapshotOf } from './attempt-snapshot.model'
import { AttemptServer, said } from './attempt.fixtures'
import { answerDeed, nothingPending, settled, withDeed } from './pending.model'

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
    rejected: new Set(),
    storage: 'kept',
    deadlineAt: 60_000,
    receipt: null,
    notArrived: new Set(),
    submitFailed: false,
    signInNeeded: false,
    leaseEnded: false,
    leftover: [],
  })
  expect(entriesOf(snapshot.answers)).toEqual(opened.answers)
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

test('an answer that is not acknowledged, and one that is rejected, are not saved', () => {
  const asked = withDeed(
    withDeed(nothingPending(opened), answerDeed('q1', said('x'))).pending,
    answerDeed('q2', said('y')),
  )
  const [first] = asked.pending.items.map(({ item }) => item)
  if (first === undefined) throw new Error('nothing is pending')
  expect(notSaved(settled(asked.pending, [first], [first]))).toEqual({
    unacknowledged: new Set(['q2']),
    rejected: new Set(['q1']),
  })
})
