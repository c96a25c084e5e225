import { originOf } from './same-origin'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 'same'],
  [{ 'sec-fetch-site': 'same-site' }, 'other'],
  [{ 'sec-fetch-site': 'cross-site' }, 'other'],
  [{ 'sec-fetch-site': 'none' }, 'unknown'],
  // The browser's own header outweighs an address that a page can leave out.
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://school.cn' }, 'other'],
  [{ origin: 'http://school.cn' }, 'same'],
  [{ origin: 'http://school.cn:8080' }, 'other'],
  [{ origin: 'http://evil.cn' }, 'other'],
  [{ origin: 'null' }, 'other'],
  [{ referer: 'http://school.cn/news/1' }, 'same'],
  [{ referer: 'http://evil.cn/school.cn' }, 'other'],
  [{}, 'unknown'],
])('%j is from %s', (headers, origin) => {
  expect(originOf({ headers, host: 'school.cn' })).toBe(origin)
})
