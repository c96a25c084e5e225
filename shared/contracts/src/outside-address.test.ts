import fc from 'fast-check'

import { outsideAddress } from './outside-address'

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
  'https://user@school.example.cn',
  'https://:word@school.example.cn',
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
