import fc from 'fast-check'

import { DASHES, plainSigns } from './plain-signs.model'

test.each([
  ['−5', '-5'],
  ['2–3', '2-3'],
  ['MH—S‑1', 'MH-S-1'],
  ['“验电”', '"验电"'],
  ['‘a’', "'a'"],
  ['5′ 30″', `5' 30"`],
  ['让•雅克', '让·雅克'],
  ['３８０　Ｖ', '380 V'],
  ['10〜20', '10~20'],
  ['a\u200Bb\uFEFF', 'ab'],
])('%s reads as %s', (text, plain) => {
  expect(plainSigns(text)).toBe(plain)
})

test('every dash is the hyphen of a keyboard, and what is plain stays as it is', () => {
  for (const dash of DASHES) expect(plainSigns(`1${dash}2`)).toBe('1-2')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainSigns(text)).toBe(text)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainSigns(plainSigns(text))).toBe(plainSigns(text))
    }),
  )
})
