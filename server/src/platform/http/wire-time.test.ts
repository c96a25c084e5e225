import fc from 'fast-check'

import { momentOf, wireTime } from './wire-time'

test.each([
  ['2026-11-20T04:00:00Z', '2026-11-20 12:00:00'],
  ['2026-12-31T16:00:00Z', '2027-01-01 00:00:00'],
])('%s is %s in Beijing', (moment, wire) => {
  expect(wireTime(new Date(moment))).toBe(wire)
  expect(momentOf(wire)).toEqual(new Date(moment))
})

test.each([null, undefined])('%s is no time', (moment) => {
  expect(wireTime(moment)).toBe('')
})

test.each([
  ['2026-11-20', '2026-11-19T16:00:00Z'],
  ['2026-11-20 12:30', '2026-11-20T04:30:00Z'],
  ['2026-11-20 12:30:05', '2026-11-20T04:30:05Z'],
])('%j of the wire is %s', (wire, moment) => {
  expect(momentOf(wire)).toEqual(new Date(moment))
})

test.each([
  '',
  'yesterday',
  '2026-13-01',
  '2026-11-20 25:00:00',
  '2026-11-20T12:00:00',
  '2026-11-20 12',
  '2026-11-20 12:00:000',
  ' 2026-11-20',
  '+2026-11-20',
  '2026-11-20 ',
  '26-11-20',
  '2026-1-20',
  '2026-11-2',
  '2026-11-20 1:00',
  '2026-11-20 10:0',
  '2026-11-20 10:00:0',
])('%j is no moment', (wire) => {
  expect(momentOf(wire)).toBeNull()
})

test('what is written is read again, to the second', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (date) => {
      date.setMilliseconds(0)
      expect(momentOf(wireTime(date))).toEqual(date)
    }),
  )
})
