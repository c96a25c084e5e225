import fc from 'fast-check'

import { certificatePicture } from './certificate-picture'
import { fromHex, toHex } from './colour'
import { MOTIFS } from './motifs/motifs'
import { paletteOf } from './palette'
import { qrCode } from './qr-code'
import { randomOf } from './random'
import { element, escaped, label, n } from './svg'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

test('a colour comes back from OKLCH as it was', () => {
  fc.assert(fc.property(colour, (hex) => toHex(fromHex(hex)) === hex))
})

test('any accent gives a palette that gets lighter step by step', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const { night, deep, base, bright, soft, mist, paper } = paletteOf(accent)
      const steps = [night, deep, base, bright, soft, mist, paper].map((hex) => fromHex(hex).lightness)
      return steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0) + 0.02)
    }),
  )
})

test.each(Object.keys(MOTIFS) as (keyof typeof MOTIFS)[])('the %s motif draws in any palette', (name) => {
  for (const accent of ['#000000', '#ffffff', '#c2410c', '#2456a6']) {
    const drawing = MOTIFS[name](paletteOf(accent))
    expect(drawing).toMatch(/^<[a-z]/)
    expect(drawing).not.toMatch(/NaN|undefined/)
  }
})

test('the same seed gives the same numbers, within their bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, span) => {
      const [one, other] = [randomOf(seed), randomOf(seed)]
      const value = one.whole(low, low + span)
      return value === other.whole(low, low + span) && value >= low && value <= low + span && Number.isInteger(value)
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
  const face = {
    title: hostile,
    subtitle: hostile,
    holder: hostile,
    statement: [hostile],
    facts: [[hostile, hostile]] as const,
    number: hostile,
    issuer: hostile,
    date: hostile,
  }
  expect(certificatePicture(paletteOf('#2456a6'), face)).not.toContain('<script')
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

describe('a QR code', () => {
  const text = 'MECARD:N:启明职业培训学校;TEL:400-000-0188;;'
  const code = qrCode(text)
  const rows = code.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))

  test('has 37 rows of 37 with three finders and its timing', () => {
    expect([rows.length, new Set(rows.map((row) => row.length))]).toEqual([37, new Set([37])])
    for (const [top, left] of [
      [0, 0],
      [0, 30],
      [30, 0],
    ] as const) {
      expect(rows.slice(top, top + 7).map((row) => row.slice(left, left + 7))).toEqual([
        '1111111',
        '1000001',
        '1011101',
        '1011101',
        '1011101',
        '1000001',
        '1111111',
      ])
    }
    expect(rows[6]?.slice(8, 29)).toBe('101010101010101010101')
  })

  test('says level L and mask 0 in both places', () => {
    const format = '111011111000100'
    const besideTop =
      [0, 1, 2, 3, 4, 5, 7, 8].map((column) => rows[8]?.[column]).join('') +
      [7, 5, 4, 3, 2, 1, 0].map((row) => rows[row]?.[8]).join('')
    expect(besideTop).toBe(format)
    const split = [36, 35, 34, 33, 32, 31, 30].map((row) => rows[row]?.[8]).join('') + (rows[8]?.slice(29) ?? '')
    expect(split).toBe(format)
  })

  test('carries its bytes: unmasked, the first codewords are mode, length and text', () => {
    const bit = (row: number, column: number) =>
      (rows[row]?.[column] === '1') !== ((row + column) % 2 === 0) ? '1' : '0'
    const firstColumns = Array.from({ length: 12 }, (_, step) => bit(36 - step, 36) + bit(36 - step, 35)).join('')
    expect(firstColumns.slice(0, 20)).toBe(
      `0100${new TextEncoder().encode(text).length.toString(2).padStart(8, '0')}${'M'.charCodeAt(0).toString(2).padStart(8, '0')}`,
    )
  })

  test('holds 106 bytes and no more', () => {
    expect(qrCode('x'.repeat(106))).toHaveLength(37)
    expect(() => qrCode('x'.repeat(107))).toThrow(RangeError)
  })
})
