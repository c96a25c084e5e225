import { gunzipSync } from 'node:zlib'

import fc from 'fast-check'

import { hole, NONCE_LENGTH, PageTemplate, type HoleValues } from './page-template'

const NONCE = 'N'.repeat(NONCE_LENGTH)
const values: HoleValues = { nonce: NONCE, traceId: 'trace', origin: 'https://x.example', path: '/' }

test('holes are filled, the rest stays', () => {
  const template = new PageTemplate(`a ${hole('nonce')} b ${hole('origin')}${hole('path')}${hole('traceId')} c`)
  expect(template.fill(values).toString()).toBe(`a ${NONCE} b https://x.example/trace c`)
})

test('text that looks like a hole of another process is text', () => {
  const text = 'hole-00000000000000000000000000000000-nonce;'
  expect(new PageTemplate(text).fill(values).toString()).toBe(text)
})

test('the compressed page reads like the plain one, whatever stands in it', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<script nonce="', '" defer></script>', '学校'.repeat(40), '\u00ff'.repeat(30)),
  )
  const part = fc.oneof(piece, fc.constantFrom(hole('nonce'), hole('traceId'), hole('origin'), hole('path')))
  const nonce = fc.string({ unit: fc.constantFrom(...'ABCxyz012_-'), minLength: NONCE_LENGTH, maxLength: NONCE_LENGTH })
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 30 }),
      nonce,
      fc.string(),
      fc.webUrl(),
      fc.string(),
      (parts, nonceValue, traceId, origin, path) => {
        const template = new PageTemplate(parts.join(''))
        const filled = { nonce: nonceValue, traceId, origin, path }
        expect(gunzipSync(template.fillCompressed(filled)).equals(template.fill(filled))).toBe(true)
      },
    ),
  )
})

test('a page longer than the compressor looks back is whole', () => {
  const text = Array.from(
    { length: 4000 },
    (_, index) => `line ${index} ${index % 100 === 0 ? hole('nonce') : ''}`,
  ).join('\n')
  const template = new PageTemplate(text)
  expect(template.fill(values).length).toBeGreaterThan(32_768)
  expect(gunzipSync(template.fillCompressed(values)).equals(template.fill(values))).toBe(true)
})
