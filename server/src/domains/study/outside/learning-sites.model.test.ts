import { isKeyOf, learningSiteOf, openableUrl } from './learning-sites.model'

const KEY = 'a-key-of-twenty-letters'
const config = {
  learningSites: new Map([['learn.example', KEY]]),
  allowedHosts: ['*.school.example'],
  environment: 'production' as const,
}

test.each([
  ['https://learn.example/1?a=b', 'https://learn.example/1?a=b'],
  ['https://open.school.example/1', 'https://open.school.example/1'],
  ['http://learn.example/1', ''],
  ['https://elsewhere.example/1', ''],
  ['http://xuexi.qiming.localhost:8080/1', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('ST-CLASS-57 a course at %j is opened at %j', (given, opened) => {
  expect(openableUrl(given, config)).toBe(opened)
})

test.each([
  ['https://learn.example/1', 'learn.example'],
  ['https://LEARN.example/', 'learn.example'],
  ['http://learn.example/', null],
  ['http://xuexi.qiming.localhost:8080/1', null],
  ['https://open.school.example/1', null],
  ['https://learn.example@evil.example/', null],
  ['', null],
])('%j is the site %j', (url, site) => {
  expect(learningSiteOf(url, config)).toBe(site)
})

test('in development a host of this machine is opened and is a site, and no other host more', () => {
  const developed = { ...config, environment: 'development' } as const
  const sample = 'http://xuexi.qiming.localhost:8080/courses/1'
  expect(openableUrl(sample, developed)).toBe(sample)
  expect(learningSiteOf(sample, developed)).toBe('xuexi.qiming.localhost:8080')
  for (const other of ['http://learn.example/1', 'https://elsewhere.example/1']) {
    expect(openableUrl(other, developed)).toBe('')
    expect(learningSiteOf(other, developed)).toBeNull()
  }
})

test.each([
  ['learn.example', KEY, true],
  ['learn.example', `${KEY}x`, false],
  ['learn.example', '', false],
  ['other.example', KEY, false],
])('the key of %s is %j: %s', (site, given, right) => {
  expect(isKeyOf(site, given, config)).toBe(right)
})
