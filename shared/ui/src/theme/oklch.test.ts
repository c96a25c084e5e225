import { formatHex, oklch, wcagContrast } from 'culori'
import fc from 'fast-check'

import { contrast, hexOf, oklchOf } from './oklch'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('agrees with culori on lightness, chroma and hue', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const ours = oklchOf(color)
      const theirs = oklch(color)
      expect(ours.l).toBeCloseTo(theirs.l, 4)
      expect(ours.c).toBeCloseTo(theirs.c, 4)
      // The hue of a grey is meaningless.
      if (theirs.c > 0.005) expect(Math.cos(((ours.h - (theirs.h ?? 0)) * Math.PI) / 180)).toBeCloseTo(1, 4)
    }),
    { numRuns: 2000 },
  )
})

test('agrees with culori on contrast', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 2)),
  )
})

test('there and back is the same colour', () => {
  fc.assert(
    fc.property(hex, (color) => expect(hexOf(oklchOf(color))).toBe(color)),
    { numRuns: 2000 },
  )
})

test('a colour inside sRGB is written as culori writes it', () => {
  const color = { l: 0.6, c: 0.1, h: 250 }
  expect(hexOf(color)).toBe(formatHex({ mode: 'oklch', ...color }))
})

test('a colour outside sRGB loses chroma, and keeps lightness and hue', () => {
  const shown = oklchOf(hexOf({ l: 0.7, c: 0.4, h: 150 }))
  expect(shown.c).toBeLessThan(0.3)
  expect(shown.l).toBeCloseTo(0.7, 1)
  expect(Math.abs(shown.h - 150)).toBeLessThan(2)
})

test('three digits are short for six', () => {
  expect(oklchOf('#1af')).toEqual(oklchOf('#11aaff'))
})

test.each(['', 'red', '#12', '#12345', '#gggggg', 'rgb(1,2,3)', '#123456;}</style>'])('refuses %j', (text) => {
  expect(() => oklchOf(text)).toThrow(TypeError)
})
