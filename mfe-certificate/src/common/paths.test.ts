import { readCode, spacedCode, verificationPath } from './paths'

test.each([
  ['7M4KQ0ZX2B9C', '7M4KQ0ZX2B9C'],
  ['7m4k q0zx 2b9c', '7M4KQ0ZX2B9C'],
  [' 7M4K-QOZX-2B9C ', '7M4KQ0ZX2B9C'],
  ['7M4KQ0ZX2BIL', '7M4KQ0ZX2B11'],
  ['7M4KQ0ZX2B9', null],
  ['7M4KQ0ZX2B9CC', null],
  ['7M4KQ0ZX2B9U', null],
  ['c=a.b.c', null],
  ['', null],
])('%p typed is the code %p', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('a code is shown in groups of four', () => {
  expect(spacedCode('7M4KQ0ZX2B9C')).toBe('7M4K Q0ZX 2B9C')
})

test.each([
  [{ credential: 'a.b.c', code: '7M4KQ0ZX2B9C' }, '', '/v#7M4KQ0ZX2B9C'],
  [{ credential: 'a.b.c', code: '' }, '', '/v#c=a.b.c'],
  [{ credential: 'a.b.c', code: '7M4KQ0ZX2B9C' }, '?tab=1&schoolId=10002', '/v?schoolId=10002#7M4KQ0ZX2B9C'],
  [{ credential: 'a.b.c', code: '7M4KQ0ZX2B9C' }, '?tenantId=10002', '/v?schoolId=10002#7M4KQ0ZX2B9C'],
])('the address that verifies %p at %p is %s', (mark, query, path) => {
  expect(verificationPath(mark, query)).toBe(path)
})
