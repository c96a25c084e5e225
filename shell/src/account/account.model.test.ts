import { anEntry } from '../modules/module-map.fixtures'
import { ownEntries, passwordRules, proofKind, proofOf } from './account.model'

test.each([
  [
    ['/study/mine', '/order/mine', '/certificate/mine', '/query_pc'],
    ['/study/mine', '/order/mine', '/order/mine?show=coupons', '/certificate/mine', '/query_pc'],
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

test('the form shows what it asks for, and nothing else', () => {
  const fields = { code: '123456', former: 'long-enough', password: 'river-stone-41' }
  expect(proofOf('code', fields)).toEqual({ by: 'code', code: '123456' })
  expect(proofOf('password', fields)).toEqual({ by: 'password', password: 'long-enough' })
})

test.each([
  ['code', '', 'account.password.codeRequired'],
  ['code', '12345', 'account.password.codeInvalid'],
  ['code', '123456', undefined],
  ['former', '', 'account.password.formerRequired'],
  ['former', 'x', undefined],
  ['password', '', 'account.password.newRequired'],
  ['password', '1234567', 'account.password.newTooShort'],
  ['password', '12345678', undefined],
  ['password', 'line\nbreak', undefined],
] as const)('%s %j: %s', (field, value, id) => {
  expect(passwordRules[field](value)?.id).toBe(id)
})
