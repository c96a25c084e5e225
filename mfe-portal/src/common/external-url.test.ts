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

test.each([
  ['http://m.qiming.localhost:8080/', 'hailan.localhost', 'http://m.qiming.localhost:8080/'],
  ['http://localhost:9000/', 'localhost', 'http://localhost:9000/'],
  ['http://localhost/', 'campus.example.com', ''],
  ['http://localhost.example.com/', 'localhost', ''],
  ['http://notlocalhost/', 'localhost', ''],
])('%p at %p leads to %p', (given, here, expected) => {
  expect(externalUrl(given, here)).toBe(expected)
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
        const url = externalUrl(given, 'campus.example.com')
        expect(url === '' || url.startsWith('https://')).toBe(true)
      },
    ),
  )
})
