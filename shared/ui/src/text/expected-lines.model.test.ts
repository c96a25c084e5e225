import fc from 'fast-check'

import { expectedLines } from './expected-lines.model'

test.each([
  ['', 1],
  ['44 Ω', 1],
  ['<p>一</p><p>二</p><p></p>', 2],
  ['一<br>二<br/>三', 3],
  [`<p style="color:red">${'字'.repeat(31)}</p>`, 2],
  ['<p>图</p><img src="/a.png"><p>文</p>', 10],
  [`<p>${'字'.repeat(99_999)}</p>`, 60],
])('%s', (html, lines) => {
  expect(expectedLines(html)).toBe(lines)
})

test('whatever is written, there is a line and no more than a screen or two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (html) => {
      const lines = expectedLines(html)
      return Number.isInteger(lines) && lines >= 1 && lines <= 60
    }),
  )
})
