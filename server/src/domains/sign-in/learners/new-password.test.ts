import { MOST_PASSWORD } from '@campus/contracts/sign-in'

import { isGuessable } from '../guessable-password'
import { newPassword } from './new-password'

const MANY = Array.from({ length: 2000 }, newPassword)

test('a new password is three groups of four that are read aloud without a mistake', () => {
  for (const password of MANY) expect(password).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){2}$/)
  expect('k7mq-tw3f-zp9d'.length).toBeLessThanOrEqual(MOST_PASSWORD)
})

test('every character comes up at every place, and no password twice', () => {
  const characters = new Set(MANY.join('').replaceAll('-', ''))
  expect([...characters].sort().join('')).toBe('23456789abcdefghjkmnpqrstuvwxyz')
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13]) {
    expect(new Set(MANY.map((password) => password.charAt(place))).size).toBe(characters.size)
  }
  expect(new Set(MANY).size).toBe(MANY.length)
})

test('a new password is not among those that are guessed first', () => {
  expect(MANY.slice(0, 20).filter(isGuessable)).toEqual([])
})
