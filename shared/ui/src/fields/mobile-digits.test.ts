import fc from 'fast-check'

import { mobileDigits } from './mobile-digits'

test.each([
  ['13800000001', '13800000001'],
  ['138 0000 0001', '13800000001'],
  ['138-0000-0001', '13800000001'],
  ['+8613800000001', '13800000001'],
  ['+86 138 0000 0001', '13800000001'],
  ['0086 13800000001', '13800000001'],
  ['(+86)138\u00a00000\u00a00001', '13800000001'],
  ['１３８０００００００１', '13800000001'],
  ['\u202a13800000001\u202c', '13800000001'],
  ['手机：13800000001。', '13800000001'],
  ['8613', '13'],
  ['86', '86'],
  ['', ''],
])('%j is read as %j', (text, digits) => {
  expect(mobileDigits(text)).toBe(digits)
})

test('a number is the same however it is written', () => {
  const number = fc.stringMatching(/^1\d{10}$/)
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u2011', ' - ')
  const country = fc.constantFrom('', '+86', '86', '0086', '(+86)')
  fc.assert(
    fc.property(number, country, fc.array(gap, { minLength: 12, maxLength: 12 }), (digits, prefix, gaps) => {
      const written = prefix + [...digits].map((digit, at) => `${gaps[at]}${digit}`).join('') + gaps[11]
      expect(mobileDigits(written)).toBe(digits)
    }),
  )
})

test('what was read is read as itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = mobileDigits(text)
      fc.pre(!/^(?:00)?861/.test(once))
      expect(mobileDigits(once)).toBe(once)
    }),
  )
})
