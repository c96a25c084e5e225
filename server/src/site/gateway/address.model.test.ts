import fc from 'fast-check'

import { isHost, isReserved, schoolQuestionOf, type SchoolQuestion } from './address.model'

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

/** A name of so many characters, in labels that are no longer than one may be. */
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
