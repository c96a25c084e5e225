import { preDomain, takeToken } from './tenant.model'

test.each([
  ['hailan.campus.example', ['campus.example'], 'hailan'],
  ['HAILAN.Campus.Example', ['campus.example'], 'hailan'],
  ['hailan.campus.example', ['Campus.Example'], 'hailan'],
  ['a.b.campus.example', ['campus.example'], 'a.b'],
  ['hailan.edu.campus.example', ['campus.example', 'edu.campus.example'], 'hailan'],
  ['hailan.edu.campus.example', ['edu.campus.example', 'campus.example'], 'hailan'],
  ['campus.example', ['campus.example'], ''],
  ['notcampus.example', ['campus.example'], 'notcampus.example'],
  ['school.example', ['.campus.example'], 'school.example'],
  ['hailan.campus.example', ['.campus.example'], 'hailan'],
  ['school.example', [], 'school.example'],
])('SH-24 SH-120 %s without %j is %j', (host, suffixes, expected) => {
  expect(preDomain(host, suffixes)).toBe(expected)
})

test.each([
  ['https://s.example/', null],
  ['https://s.example/?encryptionToken=a%2Bb%3D', { token: 'a+b=', address: '/' }],
  ['https://s.example/news?id=1&encryptionToken=t&x=2#h', { token: 't', address: '/news?id=1&x=2#h' }],
  ['https://s.example/?encryptionToken=', { token: '', address: '/' }],
  // Decoded once only: a token may contain text that looks encoded.
  ['https://s.example/?encryptionToken=a%252Bb%2525', { token: 'a%2Bb%25', address: '/' }],
])('SH-23 the token of %s', (address, taken) => {
  expect(takeToken(new URL(address))).toEqual(taken)
})
