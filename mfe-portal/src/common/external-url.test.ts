import fc from 'fast-check'

import { externalUrl } from './external-url'

test.each([
  ['https://exam.example.com', 'https://exam.example.com/'],
  ['https://exam.example.com/login?from=1#top', 'https://exam.example.com/login?from=1#top'],
  ['http://exam.example.com/', ''],
  ['javascript:alert(1)', ''],
  ['data:text/html,<script>alert(1)</script>', ''],
  ['//exam.example.com', ''],
  ['/login', ''],
  ['https://school.example.com@evil.example/', ''],
  ['https://', ''],
  ['', ''],
])('%p leads to %p', (given, expected) => {
  expect(externalUrl(given)).toBe(expected)
})

test('whatever is given, what comes out is https or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `javascript:${text}`),
      ),
      (given) => {
        const url = externalUrl(given)
        expect(url === '' || url.startsWith('https://')).toBe(true)
      },
    ),
  )
})
