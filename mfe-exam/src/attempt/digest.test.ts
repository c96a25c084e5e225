import { createHash } from 'node:crypto'

import { digestText } from '@campus/contracts/exam-answer'

import { said } from './attempt.fixtures'
import { digestOf } from './digest'

test('is the SHA-256 of the answers’ text, as any library computes it', () => {
  const entries = [
    { questionId: 'q2', answer: said('二') },
    { questionId: 'q1', answer: said('一') },
  ]
  expect(digestOf(entries)).toBe(createHash('sha256').update(digestText(entries)).digest('hex'))
  expect(digestOf([...entries].reverse())).toBe(digestOf(entries))
})

test('of nothing answered', () => {
  expect(digestOf([{ questionId: 'q1', answer: said(' ') }])).toBe(createHash('sha256').digest('hex'))
})
