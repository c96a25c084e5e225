import fc from 'fast-check'

import {
  formatBrowseCount,
  formatDate,
  formatDistance,
  formatMoney,
  formatNumber,
  formatRelativeTime,
  type DatePrecision,
} from './format'
import { setLocale, type Locale } from './locale'

afterEach(() => setLocale('zh-CN'))

test.each<[Locale, DatePrecision, string]>([
  ['zh-CN', 'date', '2026-01-02'],
  ['zh-CN', 'minute', '2026-01-02 03:04'],
  ['zh-CN', 'second', '2026-01-02 03:04:05'],
  ['en', 'date', 'Jan 2, 2026'],
  ['en', 'minute', 'Jan 2, 2026 03:04'],
  ['en', 'second', 'Jan 2, 2026 03:04:05'],
])('a date in %s to the %s', async (locale, precision, expected) => {
  await setLocale(locale)
  // Read like this; a date itself holds no place to end a line.
  const read = (text: string): string => text.replaceAll('\u00a0', ' ')
  expect(read(formatDate('2026-01-02 03:04:05', precision))).toBe(expected)
  expect(read(formatDate(new Date('2026-01-01T19:04:05Z'), precision))).toBe(expected)
})

test('no line ends inside a date', async () => {
  for (const locale of ['zh-CN', 'en'] as const) {
    await setLocale(locale)
    expect(formatDate('2026-01-02 03:04:05', 'date')).not.toMatch(/[ \t\n]/)
    expect(formatDate('2026-01-02 03:04:05', 'minute').split(' ')).toHaveLength(2)
  }
})

test('no date reads as nothing', () => {
  expect(formatDate('', 'date')).toBe('')
  expect(formatRelativeTime('', 0)).toBe('')
})

test.each([
  [0, '0'],
  [1234567, '1,234,567'],
  [4.666, '4.67'],
  [-1.5, '-1.5'],
])('the number %p reads %p', (value, expected) => {
  expect(formatNumber(value)).toBe(expected)
})

test('a number with fewer decimals', () => {
  expect(formatNumber(4.666, 1)).toBe('4.7')
})

test.each([
  [0, '¥0'],
  [1280, '¥1,280'],
  [99.5, '¥99.50'],
  [0.01, '¥0.01'],
])('%p yuan read %p in both languages', async (yuan, expected) => {
  expect(formatMoney(yuan)).toBe(expected)
  await setLocale('en')
  expect(formatMoney(yuan)).toBe(expected)
})

test.each([
  [0, '0', '0'],
  [99_999, '99999', '99999'],
  [100_000, '100000', '100000'],
  [100_001, '10万+', '100k+'],
  [500_000, '10万+', '100k+'],
  [500_001, '50万+', '500k+'],
  [9_000_000, '50万+', '500k+'],
])('SH-95 %p views read %p, in English %p', async (count, chinese, english) => {
  expect(formatBrowseCount(count)).toBe(chinese)
  await setLocale('en')
  expect(formatBrowseCount(count)).toBe(english)
})

test.each([
  [0, '0m', '0 m'],
  [0.0004, '0m', '0 m'],
  [0.35, '350m', '350 m'],
  [0.3504, '350m', '350 m'],
  [0.9994, '999m', '999 m'],
  [0.9996, '1.0km', '1.0 km'],
  [1, '1.0km', '1.0 km'],
  [1.24, '1.2km', '1.2 km'],
  [1068.46, '1068.5km', '1068.5 km'],
])('SH-96 %p km read %p, in English %p', async (kilometres, chinese, english) => {
  expect(formatDistance(kilometres)).toBe(chinese)
  await setLocale('en')
  expect(formatDistance(kilometres)).toBe(english)
})

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('SH-98 relative times', () => {
  const now = Date.parse('2026-11-21T12:00:00+08:00')

  test.each([
    ['this moment', 0, '0秒前', '0 seconds ago'],
    ['a second', SECOND, '1秒前', '1 second ago'],
    ['the last of the seconds', MINUTE - 1, '59秒前', '59 seconds ago'],
    ['the first minute', MINUTE, '1分钟前', '1 minute ago'],
    ['the last of the minutes', HOUR - 1, '59分钟前', '59 minutes ago'],
    ['the first hour', HOUR, '1小时前', '1 hour ago'],
    ['the last of the hours', DAY - 1, '23小时前', '23 hours ago'],
    ['the first day', DAY, '1天前', '1 day ago'],
    ['two days', 2 * DAY, '2天前', '2 days ago'],
    ['exactly three days', 3 * DAY, '3天前', '3 days ago'],
    ['more than three days', 3 * DAY + 1, '2026-11-18', 'Nov 18, 2026'],
    ['a year', 365 * DAY, '2025-11-21', 'Nov 21, 2025'],
    ['the future', -SECOND, '2026-11-21', 'Nov 21, 2026'],
  ])('%s', async (_name, age, chinese, english) => {
    expect(formatRelativeTime(now - age, now)).toBe(chinese)
    await setLocale('en')
    expect(formatRelativeTime(now - age, now).replaceAll('\u00a0', ' ')).toBe(english)
  })

  test('the wire’s time is Beijing time', () => {
    expect(formatRelativeTime('2026-11-21 09:00:00', now)).toBe('3小时前')
  })

  test('up to three days it says ago, later and earlier it does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5 * DAY, max: 5 * DAY }), (age) => {
        const saysAgo = formatRelativeTime(now - age, now).endsWith('前')
        expect(saysAgo).toBe(age >= 0 && age <= 3 * DAY)
      }),
    )
  })
})
