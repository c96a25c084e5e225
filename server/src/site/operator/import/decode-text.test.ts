import fc from 'fast-check'

import { decodeText } from './decode-text'

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const TEXT = 'id,name\n1,安全'
const utf16 = Buffer.from(TEXT, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.concat([bytes('ef bb bf'), Buffer.from(TEXT)])],
  ['UTF-16 with a mark', Buffer.concat([bytes('ff fe'), utf16])],
  ['UTF-16 without one', utf16],
  ['UTF-16 the other way round', Buffer.concat([bytes('fe ff'), Buffer.from(utf16).swap16()])],
  ['GB18030', Buffer.concat([Buffer.from('id,name\n1,'), bytes('b0 b2 c8 ab')])],
])('%s', (name, file) => {
  expect(decodeText(file)).toEqual({ text: TEXT, encoding: name === 'GB18030' ? 'GB18030' : '' })
})

test.each([
  ['a picture', bytes('89 50 4e 47 0d 0a 1a 0a 00 00')],
  ['a text that was ruined before', Buffer.from('id,name\n1,\uFFFD\uFFFD')],
  ['a text with a zero in it', Buffer.from('id,name\n1,a\u0000b')],
])('%s is no text', (_, file) => {
  expect(decodeText(file)).toEqual({ fault: expect.stringContaining('is no text in UTF-8') })
})

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: '' })
})

const CHINESE = 'id,realName\nu1,沈知秋\nu2,陆明川\n'
const utf8 = Buffer.from(CHINESE)

test.each([
  ['its last byte is cut', utf8.subarray(0, -2), 3],
  ['a byte in the middle is missing', Buffer.concat([utf8.subarray(0, 17), utf8.subarray(18)]), 2],
  ['a byte is another', Buffer.from(utf8).fill(0x41, 16, 17), 2],
  ['it has the mark and one character', Buffer.concat([bytes('ef bb bf'), Buffer.from('id\n'), bytes('e6 b2')]), 2],
])('UTF-8 of which %s is told with its line, and not read as another encoding', (_, file, line) => {
  expect(decodeText(file)).toEqual({
    fault: `is UTF-8 with a damaged character in line ${line}: save it again in UTF-8`,
  })
})

test('Chinese in GB18030 is never taken for damaged UTF-8', () => {
  // The characters of everyday Chinese, as two bytes.
  const character = fc.tuple(fc.integer({ min: 0xb0, max: 0xd7 }), fc.integer({ min: 0xa1, max: 0xf9 }))
  const word = fc.array(character, { minLength: 2, maxLength: 30 }).map((pairs) => Buffer.from(pairs.flat()))
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 20 }), (words) => {
      const file = Buffer.concat(words.flatMap((one) => [Buffer.from('u1,'), one, Buffer.from('\n')]))
      expect(decodeText(file)).not.toHaveProperty('fault')
    }),
  )
})
