import fc from 'fast-check'

import { preDomainOf } from '../../platform/tenants/find-tenant'
import { isHost, isReserved, ownHostOf, schoolQuestionOf, type SchoolQuestion } from './address.model'

const SUFFIXES = ['school.example.cn', 'example.cn', 'localhost']

test.each<[string, string | undefined, string | null, SchoolQuestion | null]>([
  ['SH-21 what the query names wins over the host name', 'hailan.localhost', '10001', { tenantId: '10001' }],
  ['SH-24 the host name loses its known suffix', 'hailan.localhost:8080', null, { preDomain: 'hailan' }],
  ['SH-24 the longest known suffix is taken', 'hailan.school.example.cn', null, { preDomain: 'hailan' }],
  ['SH-24 letter case does not matter', 'HaiLan.Example.CN', null, { preDomain: 'hailan' }],
  ['SH-24 a bare suffix leaves nothing', 'localhost', null, { preDomain: '' }],
  ['SH-24 an address leaves nothing', '127.0.0.1:8080', null, { preDomain: '' }],
  ['SH-24 an address of version 6 leaves nothing', '[::1]:8080', null, { preDomain: '' }],
  [
    'SH-24 a domain of the school’s own is its pre-domain',
    'www.hailan-school.cn',
    null,
    { preDomain: 'www.hailan-school.cn' },
  ],
  ['a suffix inside a label is none', 'notlocalhost', null, { preDomain: 'notlocalhost' }],
  ['no host', undefined, null, null],
  ['an empty host', '', '', null],
  ['a host with a path', 'localhost/evil', null, null],
  ['a host with a user', 'user@localhost', null, null],
  ['a host with markup', '"><script>alert(1)</script>', null, null],
  ['a host with a space', 'local host', null, null],
  ['a host with two ports', 'localhost:80:80', null, null],
  ['a host that is too long', `${'a.'.repeat(140)}localhost`, null, null],
  ['a host of dots', '...', null, null],
  ['an id with markup', 'localhost', '<script>', null],
  ['an id that is a path', 'localhost', '../..', null],
  ['an id that is too long', 'localhost', '1'.repeat(65), null],
])('%s', (_, host, tenantId, question) => {
  expect(schoolQuestionOf(host, { tenantId }, SUFFIXES)).toEqual(question)
})

/** A name of this many characters, with labels of the allowed length. */
const nameOf = (length: number) => `${'abc.'.repeat(length)}`.slice(0, length - 1) + 'a'

test.each<[string | undefined, boolean]>([
  ['school.example', true],
  ['school.example:8080', true],
  ['[::1]:8080', true],
  [nameOf(260), true],
  [nameOf(261), false],
  ['', false],
  ['school.example/x', false],
  [undefined, false],
])('the host %j may stand in an address: %j', (host, may) => {
  expect(isHost(host)).toBe(may)
  expect(schoolQuestionOf(host, { tenantId: null }, SUFFIXES) !== null).toBe(may)
})

test('no host that may be repeated holds anything but a name and a port', () => {
  const host = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'ab-.:[]<"/@ \n\\'), maxLength: 20 }),
    fc.domain(),
  )
  fc.assert(
    fc.property(host, (text) => !isHost(text) || /^[\w.:[\]-]+$/.test(text)),
    { numRuns: 2000 },
  )
})

test.each([
  '/api',
  '/api/x',
  '/modules/x',
  '/shell/1/main.js',
  '/media/1.svg',
  '/docs',
  '/docs/api',
  '/outbox',
  '/outbox.json',
  '/csp-report',
  '/csp-report.json',
  '/favicon.svg',
  '/favicon-32.png',
])('no page stands at %s', (path) => {
  expect(isReserved(path)).toBe(true)
})

test.each([
  '/',
  '/apis',
  '/modular',
  '/shellfish',
  '/query_pc',
  '/study/mine',
  '/mediation',
  '/study/api',
  '/study/favicon.svg',
])('a page may stand at %s', (path) => {
  expect(isReserved(path)).toBe(false)
})

const DOMAINS = { suffixes: SUFFIXES, mainDomain: 'localhost' }

test.each<[string, readonly string[], string, string | null]>([
  ['below the suffix the visitor uses', ['kingdee'], 'hailan.example.cn', 'kingdee.example.cn'],
  ['below the longest suffix that fits', ['kingdee'], 'hailan.school.example.cn', 'kingdee.school.example.cn'],
  ['at the visitor’s port', ['kingdee'], 'hailan.localhost:8080', 'kingdee.localhost:8080'],
  ['at the bare suffix', ['qiming', '', 'www'], 'HaiLan.localhost:8080', 'localhost:8080'],
  ['at a domain of its own', ['www.kingdee.example'], 'hailan.localhost', 'www.kingdee.example'],
  ['at the shortest of several', ['www.kingdee.example', 'kingdee', 'jinsui'], 'localhost', 'jinsui.localhost'],
  ['below the main domain from a domain of the visitor’s own', ['kingdee'], 'www.hailan.example', 'kingdee.localhost'],
  ['nowhere without a host', [], 'hailan.localhost', null],
  ['nowhere by a name that leads to another school', ['a.localhost'], 'hailan.localhost', null],
  ['nowhere by a name that is none', ['evil.example/x', '@evil.example'], 'hailan.localhost', null],
  ['nowhere from an address', ['kingdee'], '127.0.0.1:8080', null],
  ['nowhere from an address of version 6', ['kingdee'], '[::1]:8080', null],
  ['nowhere from what is no host', ['kingdee'], 'localhost/evil', null],
])('a school is met %s', (_, preDomains, visited, host) => {
  expect(ownHostOf(preDomains, visited, DOMAINS)).toBe(host)
})

test('whatever hosts a school has and a visitor uses, the host they are led to is one of the school’s', () => {
  const label = fc.stringMatching(/^[a-z0-9.@:/-]{0,12}$/)
  const visited = fc.tuple(fc.domain(), fc.constantFrom('', ...SUFFIXES)).map(([name, suffix]) => `${name}.${suffix}`)
  fc.assert(
    fc.property(fc.array(label, { maxLength: 4 }), visited, (preDomains, at) => {
      const host = ownHostOf(preDomains, at, DOMAINS)
      return host === null || preDomains.includes(preDomainOf(host, SUFFIXES))
    }),
    { numRuns: 5000 },
  )
})
