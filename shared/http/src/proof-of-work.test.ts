import { createHash } from 'node:crypto'

import { solve, type Challenge } from './proof-of-work'

function challengeFor(number: number, maxNumber: number, salt = 'a1b2c3?expires=1793232000&'): Challenge {
  return { salt, maxNumber, challenge: createHash('sha256').update(`${salt}${number}`).digest('hex') }
}

test.each([
  ['the first number', 0, 10],
  ['a number in the middle', 4321, 20_000],
  ['the last number', 500, 500],
])('finds %s', async (_, number, maxNumber) => {
  expect(await solve(challengeFor(number, maxNumber), new AbortController().signal)).toBe(number)
})

test('says so when no number fits', async () => {
  expect(await solve(challengeFor(11, 10), new AbortController().signal)).toBeUndefined()
})

test('leaves the page its turn while it computes', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  await solve(challengeFor(-1, 60_000), new AbortController().signal)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
})

test('stops when nobody waits any more', async () => {
  const controller = new AbortController()
  const work = solve(challengeFor(-1, 1e9), controller.signal)
  controller.abort(new Error('left'))
  await expect(work).rejects.toThrow('left')
})
