import fc from 'fast-check'

import { countGraphemes, firstGraphemes } from './graphemes'

const FAMILY = '👨‍👩‍👧‍👦'

test.each([
  ['', 0],
  ['先断电', 3],
  ['é', 1],
  ['e\u0301', 1],
  [FAMILY, 1],
  ['🇨🇳🇨🇳', 2],
  ['a\r\nb', 3],
])('ST-INT-08 %j has %i characters as a person sees them', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

test.each([
  ['先断电再动手', 3, '先断电'],
  ['先断电', 3, '先断电'],
  [`安${FAMILY}全`, 2, `安${FAMILY}`],
  [FAMILY, 0, ''],
])('ST-INT-08 %j is cut to %i characters', (text, most, cut) => {
  expect(firstGraphemes(text, most)).toBe(cut)
})

test('what is cut is a beginning of the text, as long as it may be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const cut = firstGraphemes(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(countGraphemes(cut)).toBe(Math.min(most, countGraphemes(text)))
    }),
  )
})
