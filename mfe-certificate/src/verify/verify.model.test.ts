import fc from 'fast-check'

import { HEADER, payloadOf, SUBJECT, unsigned } from './testing/credentials'
import {
  comparable,
  fieldsOf,
  mayBePassedOn,
  namedIn,
  openCredential,
  readFragment,
  verdictOf,
  type OpenedCredential,
} from './verify.model'

const opened = openCredential(unsigned()) as OpenedCredential

test('a fragment holds a credential, its signed bytes and its signature', () => {
  const jws = unsigned()
  expect(openCredential(jws)).toMatchObject({ jws, keyId: 'k1', credential: { credentialSubject: SUBJECT } })
  expect(new TextDecoder().decode(opened.signed)).toBe(jws.split('.').slice(0, 2).join('.'))
  expect([...opened.signature]).toEqual([...Buffer.from('sig')])
})

/** The same credential with an invalid UTF-8 byte in the name. */
function withBrokenName(jws: string): string {
  const [head = '', body = '', signature = ''] = jws.split('.')
  const bytes = Buffer.from(body, 'base64url')
  bytes[bytes.indexOf(SUBJECT.name)] = 0xff
  return [head, bytes.toString('base64url'), signature].join('.')
}

test.each([
  [4096, true],
  [4100, false],
])('a credential of %i characters is opened: %j', (length, isOpened) => {
  const rest = unsigned({ signature: '' })
  const jws = rest + 'A'.repeat(length - rest.length)
  expect(openCredential(jws) !== null).toBe(isOpened)
})

test.each([
  ['nothing', ''],
  ['another parameter', `#d=${unsigned()}`],
  ['a link cut short', `#c=${unsigned().split('.').slice(0, 2).join('.')}`],
  ['a payload cut short', `#c=${unsigned().replace(/\.(.{20}).*\./, '.$1.')}`],
  ['no JSON', '#c=aaa.bbb.ccc'],
  ['something before it', `#c=~${unsigned()}`],
  ['something after it', `#c=${unsigned()}~`],
  ['a header of null', `#c=${unsigned({ header: null as never })}`],
  ['a header that is a text', `#c=${unsigned({ header: 'text' as never })}`],
  ['a signature that is no base64', `#c=${unsigned({ signature: 'aaaaa' })}`],
  ['bytes that are no text', `#c=${withBrokenName(unsigned())}`],
  ['another algorithm', `#c=${unsigned({ header: { ...HEADER, alg: 'none' } })}`],
  ['another type of token', `#c=${unsigned({ header: { ...HEADER, typ: 'JWT' } })}`],
  ['no key id', `#c=${unsigned({ header: { alg: 'ES256', typ: 'vc+jwt' } })}`],
  ['no subject', `#c=${unsigned({ payload: {} })}`],
  ['a subject of an unknown kind', `#c=${unsigned({ payload: payloadOf({ kind: 'other' }) })}`],
  ['a payload of null', `#c=${unsigned({ payload: null })}`],
  ['more than 4096 characters', `#c=${unsigned({ payload: { ...payloadOf(), more: 'x'.repeat(4000) } })}`],
])('a fragment with %s is a broken link', (_, fragment) => {
  expect(readFragment(fragment)).toBeNull()
})

test('whatever stands in a fragment is opened or broken, never an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => openCredential(text) === null))
})

const valid = { valid: true, status: 'valid', certificate: SUBJECT } as const
const revoked = { valid: true, status: 'revoked', certificate: SUBJECT } as const
const gone = { valid: true, status: 'unknown', certificate: null } as const
const none = { valid: false, status: 'unknown', certificate: null } as const

test.each([
  ['right', valid, 'genuine'],
  ['unchecked', valid, 'genuine'],
  ['wrong', valid, 'forged'],
  ['right', revoked, 'revoked'],
  ['unchecked', revoked, 'revoked'],
  ['wrong', revoked, 'forged'],
  ['right', gone, 'notOnRecord'],
  ['right', none, 'forged'],
  ['unchecked', none, 'forged'],
  ['right', null, 'offline'],
  ['wrong', null, 'forged'],
  ['unchecked', null, 'unreachable'],
] as const)('signature %s and server %j: %s', (signature, server, verdict) => {
  expect(verdictOf(signature, server)).toBe(verdict)
})

test('a forgery shows nothing to compare, a record outweighs what was signed', () => {
  const corrected = { ...SUBJECT, name: '张山' }
  expect(comparable('forged', opened, none)).toBeNull()
  expect(comparable('unreachable', opened, null)).toBeNull()
  expect(comparable('offline', opened, null)).toEqual(SUBJECT)
  expect(comparable('genuine', opened, { ...valid, certificate: corrected })).toEqual(corrected)
})

test('the lines of both kinds', () => {
  expect(fieldsOf(SUBJECT).map(({ id }) => id.replace('certificate.field.', ''))).toEqual([
    'name',
    'card',
    'profession',
    'typeOfWork',
    'level',
    'code',
    'sendDate',
  ])
  const training = {
    kind: 'training',
    studentName: '李',
    idType: '护照',
    idCard: 'E1',
    productName: '育婴员',
    agencyName: '甲校',
    certificateNum: 'T1',
    startTime: '2026-01-05',
    endTime: '2026-03-06',
  } as const
  expect(fieldsOf(training)).toEqual([
    { id: 'certificate.field.name', value: { kind: 'text', text: '李' } },
    { id: 'certificate.idType', value: { kind: 'text', text: '护照' } },
    { id: 'certificate.field.card', value: { kind: 'text', text: 'E1' } },
    { id: 'certificate.field.product', value: { kind: 'text', text: '育婴员' } },
    { id: 'certificate.field.agency', value: { kind: 'text', text: '甲校' } },
    { id: 'certificate.field.code', value: { kind: 'text', text: 'T1' } },
    { id: 'certificate.field.startTime', value: { kind: 'date', date: '2026-01-05' } },
    { id: 'certificate.field.endTime', value: { kind: 'date', date: '2026-03-06' } },
  ])
})

test.each([
  ['#7M4KQ0ZX2B9C', '7M4KQ0ZX2B9C'],
  ['#7m4k-q0zx-2b9c', '7M4KQ0ZX2B9C'],
])('the fragment %s carries a code', (fragment, code) => {
  expect(readFragment(fragment)).toEqual({ kind: 'code', code })
})

test('a fragment carries a whole credential', () => {
  expect(readFragment(`#c=${unsigned()}`)).toEqual({ kind: 'credential', opened })
})

test.each([
  ['genuine', true],
  ['offline', true],
  ['revoked', false],
  ['notOnRecord', false],
  ['forged', false],
  ['unreachable', false],
] as const)('a certificate that is %s may be passed on: %p', (verdict, may) => {
  expect(mayBePassedOn(verdict)).toBe(may)
})

test('a file is named by holder and number', () => {
  expect(namedIn(SUBJECT)).toEqual({ holder: '张三', number: 'S0001' })
  expect(namedIn({ ...SUBJECT, kind: 'training', studentName: '李', certificateNum: 'T1' } as never)).toEqual({
    holder: '李',
    number: 'T1',
  })
})
