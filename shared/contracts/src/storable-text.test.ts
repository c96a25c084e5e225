import fc from 'fast-check'

import { isStorable, storablePart } from './storable-text'

test.each([
  ['先断电', true, '先断电'],
  ['', true, ''],
  ['😀', true, '😀'],
  ['先断电\u0000后验电', false, '先断电后验电'],
  ['\ud83d', false, ''],
  ['\ude00\ud83d', false, ''],
  ['\ud83d😀\ude00', false, '😀'],
  ['\ufffe\u0001', true, '\ufffe\u0001'],
])('%j can be stored: %s; of it %j', (text, storable, part) => {
  expect(isStorable(text)).toBe(storable)
  expect(storablePart(text)).toBe(part)
})

test('of any text the part that can be stored can be, and nothing else is left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('\u0000', '\ud83d', '\ude00', ''), (text, odd) => {
      const clean = text.replaceAll('\u0000', '')
      expect(isStorable(storablePart(clean + odd + clean))).toBe(true)
      expect(storablePart(clean)).toBe(clean)
    }),
  )
})
