import fc from 'fast-check'

import { navigationAddress, outsideAddress, outsideRules, withParameter } from './links.model'

const rules = { allowedHosts: ['school.example.cn', '*.partner.example', 'exam.example:8443'], development: false }

test.each([
  ['https://school.example.cn', 'https://school.example.cn/'],
  ['  https://SCHOOL.example.cn/login?a=1#b ', 'https://school.example.cn/login?a=1#b'],
  ['https://a.partner.example/x', 'https://a.partner.example/x'],
  ['https://exam.example:8443/', 'https://exam.example:8443/'],
  ['https://school.example.cn:443/', 'https://school.example.cn/'],
])('%s may be opened', (address, opened) => {
  expect(outsideAddress(address, rules)).toBe(opened)
})

test.each([
  '',
  '/study/mine',
  '//school.example.cn',
  'school.example.cn',
  'http://school.example.cn',
  'https://example.cn',
  'https://school.example.cn.evil.example',
  'https://evilschool.example.cn',
  'https://partner.example',
  'https://evilpartner.example',
  'https://exam.example',
  'https://school.example.cn:8443',
  'https://school.example.cn@evil.example',
  'https://user:word@school.example.cn',
  'https:\\\\school.example.cn',
  'https://school.example.cn\\@evil.example',
  'https://school.example.cn /',
  'https://\tschool.example.cn',
  'https://school.example.cn.',
  'javascript:alert(1)//https://school.example.cn',
  'java\nscript:alert(1)',
  'data:text/html,https://school.example.cn',
  'ftp://school.example.cn',
  'https://',
  'https://[',
])('%j is no link', (address) => {
  expect(outsideAddress(address, rules)).toBeNull()
})

test.each([
  ['http://localhost:5173/', true, true],
  ['https://localhost/', true, true],
  ['http://localhost:5173/', false, false],
  ['http://localhost.evil.example/', true, false],
  ['http://school.example.cn/', true, false],
])('%s in development %s may be opened: %s', (address, development, opened) => {
  expect(outsideAddress(address, { ...rules, development }) !== null).toBe(opened)
})

test('whatever is accepted leads by https to a host of the list', () => {
  const piece = fc.constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    '.',
    ':',
    'school.example.cn',
    'evil.example',
    '%2f',
    '\t',
    '#',
    '?',
  )
  const address = fc.oneof(
    fc.webUrl(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string().map((tail) => `https://school.example.cn${tail}`),
  )
  fc.assert(
    fc.property(address, (text) => {
      const opened = outsideAddress(text, rules)
      if (opened === null) return
      const { protocol, host, username } = new URL(opened)
      expect([protocol, username]).toEqual(['https:', ''])
      expect(host === 'school.example.cn' || host === 'exam.example:8443' || host.endsWith('.partner.example')).toBe(
        true,
      )
    }),
    { numRuns: 5000 },
  )
})

test('the sites the operator configured need no second entry', () => {
  const sites = {
    operationsBackEnd: 'https://ops.example/sso',
    offlinePartner: '',
    onlineSchoolApp: 'no address',
    visitorRegistration: '',
    organisation: '',
  }
  const settings = {
    allowedHosts: ['a.example'],
    sites,
    mapNavigationUrl: 'https://map.example/to?at={lat},{lng}',
    development: true,
  }
  expect(outsideRules(settings as Parameters<typeof outsideRules>[0])).toEqual({
    allowedHosts: ['a.example', 'ops.example', 'map.example'],
    development: true,
  })
})

test.each([
  ['https://app.example/visit', 'https://app.example/visit?tenantId=10001'],
  ['https://app.example/#/visit?x=1', 'https://app.example/?tenantId=10001#/visit?x=1'],
  ['https://app.example/?tenantId=2&a=1', 'https://app.example/?tenantId=10001&a=1'],
  ['', ''],
  ['not an address', ''],
])('%s with a parameter is %s', (address, expected) => {
  expect(withParameter(address, 'tenantId', '10001')).toBe(expected)
})

test('navigation leads to the place, whatever its name holds', () => {
  const place = { lat: 30.27, lng: 120.15, name: '启明 & 学校' }
  expect(navigationAddress('https://map.example/?to={lat}%2C{lng}&name={name}', place)).toBe(
    'https://map.example/?to=30.27%2C120.15&name=%E5%90%AF%E6%98%8E%20%26%20%E5%AD%A6%E6%A0%A1',
  )
})
