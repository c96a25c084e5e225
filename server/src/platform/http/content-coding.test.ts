import { codingFor } from './content-coding'

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['deflate', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('whoever accepts %j is sent %j', (accepted, coding) => {
  expect(codingFor({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })).toBe(coding)
})
