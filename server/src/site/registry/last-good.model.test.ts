import { lastGoodOf, type Loads } from './last-good.model'

const good: Loads = { loads: 20, failures: 0 }
const few: Loads = { loads: 4, failures: 0 }
const bad: Loads = { loads: 9, failures: 1 }
const almost: Loads = { loads: 10, failures: 1 }
const broken: Loads = { loads: 0, failures: 1 }

test.each<[string, Record<string, Loads>, string | null]>([
  ['nothing is known of any: the newest', {}, '3'],
  ['the newest that proved itself, not an older one', { 1: good, 2: good, 3: good }, '3'],
  ['a release that nobody loaded is no proof', { 1: good, 2: good }, '2'],
  ['a release that few loaded is no proof', { 2: good, 3: few }, '2'],
  ['five loads are enough', { 1: good, 3: { loads: 5, failures: 0 } }, '3'],
  ['one failure among ten loads is a visitor’s line', { 1: good, 3: almost }, '3'],
  ['one failure among nine is the release', { 1: good, 3: bad }, '1'],
  ['without proof none that failed', { 3: broken }, '2'],
  ['failures alone do not leave a page without any', { 1: broken, 2: broken, 3: broken }, '3'],
])('of 1, 2 and 3: %s', (_, loads, expected) => {
  expect(lastGoodOf(['1', '2', '3'], new Map(Object.entries(loads)))).toBe(expected)
})

test('behind the first release stands none', () => {
  expect(lastGoodOf([], new Map())).toBeNull()
})
