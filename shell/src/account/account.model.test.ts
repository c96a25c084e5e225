import { anEntry } from '../modules/module-map.fixtures'
import { newPasswordRule, ownEntries, proofKind, proofOf, proofRules } from './account.model'

test.each([
  [
    ['/study/mine', '/order/mine', '/certificate/mine', '/query_pc'],
    [
      '/study/mine',
      '/order/mine',
      '/order/mine?show=coupons',
      '/certificate/mine',
      '/order/mine?show=enquiries',
      '/query_pc',
    ],
  ],
  [['/query_pc'], ['/query_pc']],
  [[], []],
])('a site with the pages %j leads to %j', (paths, addresses) => {
  const routes = paths.map((path) => ({ path, layout: 'main', login: false, special: false, title: 'school' }) as const)
  expect(ownEntries({ modules: [anEntry(null, { routes })] }, '/query_pc').map(({ to }) => to)).toEqual(addresses)
})

test.each([
  [true, true, 'code'],
  [true, false, 'code'],
  [false, true, 'password'],
  [false, false, null],
] as const)('with text messages %s and a password %s the owner shows %j', (canSendCode, hasPassword, kind) => {
  expect(proofKind({ canSendCode, hasPassword })).toBe(kind)
})

test('a form shows what it asks for', () => {
  expect(proofOf('code', '123456')).toEqual({ by: 'code', code: '123456' })
  expect(proofOf('password', 'long-enough')).toEqual({ by: 'password', password: 'long-enough' })
})

test.each([
  ['code', '', 'account.proof.codeRequired'],
  ['code', '12345', 'account.proof.codeInvalid'],
  ['code', '123456', undefined],
  ['password', '', 'account.proof.passwordRequired'],
  ['password', 'x', undefined],
] as const)('as proof, %s %j: %s', (kind, value, id) => {
  expect(proofRules[kind](value)?.id).toBe(id)
})

test.each([
  ['', 'account.password.newRequired'],
  ['1234567', 'account.password.newTooShort'],
  ['12345678', undefined],
  ['line\nbreak', undefined],
])('as a new password, %j: %s', (value, id) => {
  expect(newPasswordRule(value)?.id).toBe(id)
})
