import { domainSuffixes, preDomainOf } from './find-tenant'

const suffixes = domainSuffixes({ mainDomain: 'localhost', domainSuffixes: ['school.cn', 'west.school.cn'] })

test('SH-24 the longest suffix comes first, each once', () => {
  expect(suffixes).toEqual(['west.school.cn', 'localhost', 'school.cn'])
  expect(domainSuffixes({ mainDomain: 'school.cn', domainSuffixes: ['school.cn'] })).toEqual(['school.cn'])
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
  ['10.20.30.40', ''],
  ['10.0.0.1.school.cn', '10.0.0.1'],
  ['v10.0.0.1', 'v10.0.0.1'],
  ['10.0.0.1000', '10.0.0.1000'],
  ['1.10.0.0.1', '1.10.0.0.1'],
  ['school:8.school.cn', 'school:8'],
  ['school.cn:443', ''],
  ['west.school.cn', ''],
  ['[::1]:8080', ''],
])('SH-24 of the host %s remains %j', (host, remainder) => {
  expect(preDomainOf(host, suffixes)).toBe(remainder)
})
