import type { AttemptItem, OpenAttempt } from '@campus/contracts/exam-attempt'

import { ATTEMPT, AttemptServer, said } from './attempt.fixtures'
import { sortLeftover } from './leftover.model'

const opened = (change: Partial<OpenAttempt> = {}): OpenAttempt => ({
  ...new AttemptServer(() => 0).open(),
  epoch: 3,
  ...change,
})
const kept = (epoch: number, item: AttemptItem) => ({ answerLogId: ATTEMPT, epoch, number: 1, item })
const answered = (epoch: number, seq: number, questionId: string, text: string) =>
  kept(epoch, { kind: 'answer', seq, questionId, answer: said(text) })

test('what the last page kept is simply done; of several about one question the last', () => {
  const all = [
    answered(2, 1, 'q1', 'a'),
    answered(2, 4, 'q1', 'ab'),
    kept(2, { kind: 'mark', seq: 5, questionId: 'q2', marked: true }),
    kept(2, { kind: 'visit', seq: 6, questionId: 'q2' }),
    kept(2, { kind: 'visit', seq: 7, questionId: 'q3' }),
  ]
  expect(sortLeftover(all, opened())).toEqual({
    resumed: [
      { kind: 'answer', questionId: 'q1', answer: said('ab') },
      { kind: 'mark', questionId: 'q2', marked: true },
      { kind: 'visit', questionId: 'q3' },
    ],
    offered: [],
    spent: all,
  })
})

test('what was kept before another page wrote is offered, answers only', () => {
  const answer = answered(1, 2, 'q1', 'mine')
  const mark = kept(1, { kind: 'mark', seq: 3, questionId: 'q2', marked: true })
  const { resumed, offered, spent } = sortLeftover([answer, mark], opened())
  expect(resumed).toEqual([])
  expect(offered).toEqual([{ questionId: 'q1', answer: said('mine'), kept: answer }])
  expect(spent).toEqual([mark])
})

test('the last page’s answer replaces the offer of an earlier one', () => {
  const all = [answered(1, 1, 'q1', 'old'), answered(2, 1, 'q1', 'new')]
  expect(sortLeftover(all, opened())).toMatchObject({
    resumed: [{ kind: 'answer', questionId: 'q1', answer: said('new') }],
    offered: [],
    spent: all,
  })
})

test('what the server has already is not done again', () => {
  const all = [
    answered(2, 1, 'q1', 'a'),
    kept(2, { kind: 'mark', seq: 2, questionId: 'q2', marked: true }),
    kept(2, { kind: 'mark', seq: 3, questionId: 'q3', marked: false }),
    kept(2, { kind: 'visit', seq: 4, questionId: 'q2' }),
    answered(1, 1, 'q4', 'd'),
  ]
  const answers = [
    { questionId: 'q1', answer: said('a') },
    { questionId: 'q4', answer: said('d') },
  ]
  const same = opened({ answers, marked: ['q2'], currentQuestionId: 'q2' })
  expect(sortLeftover(all, same)).toEqual({ resumed: [], offered: [], spent: all })
})

test('another answer than the server’s is news, also an empty one', () => {
  const answers = [{ questionId: 'q1', answer: said('a') }]
  expect(sortLeftover([answered(2, 1, 'q1', '')], opened({ answers })).resumed).toEqual([
    { kind: 'answer', questionId: 'q1', answer: said('') },
  ])
})

test('what this very opening keeps is its own business', () => {
  expect(sortLeftover([answered(3, 1, 'q1', 'a')], opened())).toEqual({ resumed: [], offered: [], spent: [] })
})

test('each question is judged by itself, whatever was said elsewhere', () => {
  const all = [
    answered(2, 1, 'q1', 'a'),
    answered(2, 2, 'q2', 'a'),
    kept(2, { kind: 'mark', seq: 3, questionId: 'q1', marked: true }),
    kept(2, { kind: 'mark', seq: 4, questionId: 'q2', marked: true }),
  ]
  const answers = [{ questionId: 'q2', answer: said('a') }]
  expect(sortLeftover(all, opened({ answers, marked: ['q2'] })).resumed).toEqual([
    { kind: 'answer', questionId: 'q1', answer: said('a') },
    { kind: 'mark', questionId: 'q1', marked: true },
  ])
})
