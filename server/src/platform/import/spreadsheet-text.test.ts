import fc from 'fast-check'

import { csvText, marked, unmarked } from './spreadsheet-text'

test.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['- jiangbei', "'- jiangbei"],
  ["'=x", "''=x"],
  ['-5', '-5'],
  ['+86.5', '+86.5'],
  ["'安全'", "'安全'"],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(marked(text)).toBe(written)
  expect(unmarked(written)).toBe(text)
})

test.each(["'-5", "'+86.5", "'x'"])('%s was not written here: its apostrophe stays', (text) => {
  expect(unmarked(text)).toBe(text)
})

test('every text comes back, and none begins as a formula', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...`'=+-@\t\r5.a安`) })
  fc.assert(
    fc.property(hostile, (text) => {
      expect(unmarked(marked(text))).toBe(text)
      expect(marked(text)).not.toMatch(/^[=@\t\r]|^[+-](?!\d+(?:\.\d+)?$)/)
    }),
  )
})

test('a file begins with the mark of UTF-8', () => {
  expect(csvText([['id'], ['=1']])).toBe("\uFEFFid\n'=1\n")
})
