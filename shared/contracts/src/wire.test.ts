import * as v from 'valibot'

import { instant, optionalInstant } from './wire'

describe('an instant', () => {
  test.each([
    ['2026-11-22T05:00:00.123Z', 1795323600123],
    ['1970-01-01T00:00:00.000Z', 0],
    ['2028-02-29T23:59:59.999Z', 1835481599999],
  ])('%s is %d ms', (text, milliseconds) => {
    expect(v.parse(instant, text)).toBe(milliseconds)
    expect(new Date(milliseconds).toISOString()).toBe(text)
  })

  test.each([
    '2026-11-22 05:00:00',
    '2026-11-22T05:00:00Z',
    '2026-11-22T05:00:00.123',
    '2026-11-22T13:00:00.123+08:00',
    '2026-13-22T05:00:00.123Z',
    '2026-11-22T25:00:00.123Z',
    '',
    null,
    1795323600123,
  ])('%j is none', (value) => {
    expect(v.is(instant, value)).toBe(false)
  })

  test.each([null, undefined, ''])('that may be absent reads %j as null', (value) => {
    expect(v.parse(optionalInstant, value)).toBeNull()
  })

  test('that may be absent is an instant when it is there', () => {
    expect(v.parse(optionalInstant, '2026-11-22T05:00:00.123Z')).toBe(1795323600123)
    expect(v.is(optionalInstant, 'soon')).toBe(false)
  })
})
