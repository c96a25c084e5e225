import type { PageReport } from './page-reports.model'
import {
  cameBack,
  countPages,
  demotionReason,
  failedItsFirstPages,
  hangsForEverybody,
  isTrialPage,
} from './withheld.model'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

/** Newest first, one second apart: `+` loaded, `-` failed; each of another area unless `areas` are fewer. */
const reports = (pages: string, areas = 100): PageReport[] =>
  [...pages].map((sign, index) => ({ area: `area ${index % areas}`, loaded: sign === '+', at: ago(index) }))

test.each([
  ['nobody reported', reports(''), false],
  ['four failures', reports('----'), false],
  ['five failures', reports('-----'), true],
  ['five failures from two networks', reports('-----', 2), false],
  ['five failures from three networks', reports('-----', 3), true],
  ['a thousand failures from one network', reports('-'.repeat(1000), 1), false],
  ['as many loads as failures', reports('-----+++++'), false],
  ['fewer loads than failures', reports('-----++++'), true],
  [
    'a thousand failures from one network and three honest ones',
    [...reports('-'.repeat(1000), 1), ...reports('+++++')],
    false,
  ],
])('its first pages: %s', (_, pages, expected) => {
  expect(failedItsFirstPages(pages, 3)).toBe(expected)
})

test.each([
  ['nobody reported', reports(''), false],
  ['three failures', reports('---'), false],
  ['four failures, whatever was before', reports('----+++++++'), true],
  ['a load among the newest', reports('--+------'), false],
  ['from two networks', reports('--------', 2), false],
  ['from three networks', reports('----', 3), true],
  ['five minutes ago', reports('----').map((page) => ({ ...page, at: ago(300) })), true],
  ['longer than five minutes ago', reports('----').map((page) => ({ ...page, at: ago(300.001) })), false],
  ['an hour ago', reports('----').map((page) => ({ ...page, at: ago(3600) })), false],
])('just now: %s', (_, pages, expected) => {
  expect(hangsForEverybody(pages, 3, NOW)).toBe(expected)
})

test.each([
  ['nobody tried', [], false],
  ['the newest loaded it', reports('+---'), true],
  ['the newest failed', reports('-+++'), false],
  ['nobody tried since', reports('+').map((page) => ({ ...page, at: ago(60) })), false],
])('came back: %s', (_, pages, expected) => {
  expect(cameBack(pages, ago(30))).toBe(expected)
})

test('about one page in ten is a trial, the same for the same trace id', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `trace-${index}`)
  const trials = ids.filter(isTrialPage)
  expect(trials.length).toBeGreaterThan(140)
  expect(trials.length).toBeLessThan(260)
  expect(trials.every(isTrialPage)).toBe(true)
})

test('the audit counts pages, not what they weigh', () => {
  expect(countPages(reports('--+', 1))).toEqual({ pages: 3, failures: 2 })
  expect(demotionReason(reports('-----+', 3))).toBe(
    'it failed in 5 of 6 pages since it was assigned, opened from 3 networks',
  )
})
