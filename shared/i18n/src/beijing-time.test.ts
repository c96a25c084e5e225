import fc from 'fast-check'

import { beijingClock, epochMs, type Moment } from './beijing-time'

test.each<[string, Moment, string | undefined]>([
  ['date and time', '2026-11-21 08:30:15', '2026-11-21T00:30:15.000Z'],
  ['no seconds', '2026-11-21 08:30', '2026-11-21T00:30:00.000Z'],
  ['a date alone is its first moment', '2026-11-21', '2026-11-20T16:00:00.000Z'],
  ['T instead of a space', '2026-11-21T08:30:15', '2026-11-21T00:30:15.000Z'],
  ['with a fraction', '2026-11-21T08:30:15.250', '2026-11-21T00:30:15.250Z'],
  ['UTC', '2026-11-21T00:30:15Z', '2026-11-21T00:30:15.000Z'],
  ['another zone', '2026-11-20T19:30:15-05:00', '2026-11-21T00:30:15.000Z'],
  ['milliseconds', Date.UTC(2026, 10, 21), '2026-11-21T00:00:00.000Z'],
  ['a Date', new Date(Date.UTC(2026, 10, 21)), '2026-11-21T00:00:00.000Z'],
  ['empty', '', undefined],
  ['no date', 'soon', undefined],
])('%s: %p is the moment %p', (_name, moment, iso) => {
  const ms = epochMs(moment)
  expect(ms === undefined ? undefined : new Date(ms).toISOString()).toBe(iso)
})

test('what the clock shows reads back as the same moment, to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1992, 0) / 1000, max: Date.UTC(2099, 0) / 1000 }), (second) => {
      expect(epochMs(beijingClock(second * 1000).format('YYYY-MM-DD HH:mm:ss'))).toBe(second * 1000)
    }),
  )
})
