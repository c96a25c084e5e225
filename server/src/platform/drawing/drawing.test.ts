import fc from 'fast-check'

import { oklchOf } from '@campus/ui/oklch'

import { paletteOf } from './palette'
import { element, escaped, label, n } from './svg'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

test('any accent gives a palette that gets lighter step by step', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const { night, deep, base, bright, soft, mist, paper } = paletteOf(accent)
      const steps = [night, deep, base, bright, soft, mist, paper].map((hex) => oklchOf(hex).l)
      return steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0) + 0.02)
    }),
  )
})

test('text from a record cannot become markup', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => !/[<>"']/.test(escaped(text)) && !/&(?!#\d+;)/.test(escaped(text)),
    ),
  )
  const hostile = '</text><script>alert(1)</script>"\'&'
  expect(label(0, 0, hostile, { size: 1, fill: 'none' })).not.toContain('<script')
})

test.each([
  [12.3456, '12.3'],
  [0.3456, '0.35'],
  [-0.04, '-0.04'],
  [100, '100'],
])('%d is written %s', (value, written) => {
  expect(n(value)).toBe(written)
})

test('an element without children closes itself, and leaves out what is undefined', () => {
  expect(element('g', { a: 1, b: undefined })).toBe('<g a="1"/>')
  expect(element('g', {}, element('path', {}))).toBe('<g><path/></g>')
})
