import { domainSuffixes, preDomainOf } from './find-tenant'

const suffixes = domainSuffixes({ mainDomain: 'localhost', domainSuffixes: ['school.cn', 'west.school.cn'] })

test('SH-24 the longest suffix comes first', () => {
  expect(suffixes[0]).toBe('west.school.cn')
})

test.each([
  ['localhost', ''],
  ['localhost:8080', ''],
  ['hailan.localhost:8080', 'hailan'],
  ['HAILAN.LocalHost', 'hailan'],
  ['hailan.school.cn', 'hailan'],
  ['hailan.west.school.cn', 'hailan'],
  ['a.b.school.cn', 'a.b'],
  ['www.hailan-college.cn', 'www.hailan-college.cn'],
  ['notschool.cn', 'notschool.cn'],
  ['127.0.0.1:8080', ''],
  ['[::1]:8080', ''],
])('SH-24 of the host %s remains %j', (host, remainder) => {
  expect(preDomainOf(host, suffixes)).toBe(remainder)
})
