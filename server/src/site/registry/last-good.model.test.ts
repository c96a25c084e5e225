import { lastGoodOf } from './last-good.model'
import type { Weighed } from './page-reports.model'

const few: Weighed = { loads: 4, failures: 0, loadingAreas: 4, failingAreas: 0 }
const good: Weighed = { loads: 20, failures: 0, loadingAreas: 4, failingAreas: 0 }
const five: Weighed = { loads: 5, failures: 0, loadingAreas: 3, failingAreas: 0 }
const oneNetwork: Weighed = { loads: 5, failures: 0, loadingAreas: 1, failingAreas: 0 }
const almost: Weighed = { loads: 30, failures: 3, loadingAreas: 10, failingAreas: 3 }
const bad: Weighed = { loads: 29, failures: 3, loadingAreas: 10, failingAreas: 3 }
const slandered: Weighed = { loads: 15, failures: 5, loadingAreas: 3, failingAreas: 2 }
const broken: Weighed = { loads: 0, failures: 1, loadingAreas: 0, failingAreas: 1 }
const worse: Weighed = { loads: 0, failures: 3, loadingAreas: 0, failingAreas: 3 }

test.each<[string, Record<string, Weighed>, string | null]>([
  ['nothing is known of any: the newest', {}, '3'],
  ['the newest that proved itself, not an older one', { 1: good, 2: good, 3: good }, '3'],
  ['a release that nobody loaded is no proof', { 1: good, 2: good }, '2'],
  ['a release that few loaded is no proof', { 2: good, 3: few }, '2'],
  ['five loads from three networks are enough', { 1: good, 3: five }, '3'],
  ['loads from one network are no proof', { 1: good, 3: oneNetwork }, '1'],
  ['one failure among ten loads is a visitor’s line', { 1: good, 3: almost }, '3'],
  ['one failure among fewer is the release', { 1: good, 3: bad }, '1'],
  ['failures from two networks take no proof away', { 1: good, 3: slandered }, '3'],
  ['without proof none that failed for somebody', { 3: broken }, '2'],
  ['without proof what failed for somebody before what failed for many', { 1: worse, 2: broken, 3: worse }, '2'],
  ['failures alone do not leave a page without any', { 1: worse, 2: worse, 3: worse }, '3'],
])('of 1, 2 and 3: %s', (_, loads, expected) => {
  expect(lastGoodOf(['1', '2', '3'], new Map(Object.entries(loads)))).toBe(expected)
})

test('behind the first release stands none', () => {
  expect(lastGoodOf([], new Map())).toBeNull()
})
