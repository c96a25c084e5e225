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
])('%s', (_, file) => {
  expect(decodeText(file)).toBe(TEXT)
})

test.each([
  ['a picture', bytes('89 50 4e 47 0d 0a 1a 0a 00 00')],
  ['a text that was ruined before', Buffer.from('id,name\n1,\uFFFD\uFFFD')],
  ['a text with a zero in it', Buffer.from('id,name\n1,a\u0000b')],
])('%s is no text', (_, file) => {
  expect(decodeText(file)).toBeNull()
})

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('')
})
