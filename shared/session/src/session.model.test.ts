import {
  activeBrand,
  brandFlags,
  displayName,
  expiryOf,
  isLoggedInAt,
  masked,
  readFlag,
  userIdentity,
  visitorIdentity,
  withMaskedMobile,
} from './session.model'

const user = { id: 'u1', avatar: '', realName: '王晓', nickName: '小王', username: 'wang', mobile: '13800000001' }

test.each([
  [1, 1],
  ['1', 1],
  [0, 0],
  ['0', 0],
  [true, 0],
  [2, 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('SH-37 a stored flag of %j reads as %d', (stored, flag) => {
  expect(readFlag(stored)).toBe(flag)
})

test.each([
  ['kingdee', { isKingDee: 1, isGdhuanbao: 0, isKuka: 0 }],
  ['gdhuanbao', { isKingDee: 0, isGdhuanbao: 1, isKuka: 0 }],
  ['kuka', { isKingDee: 0, isGdhuanbao: 0, isKuka: 1 }],
  [null, { isKingDee: 0, isGdhuanbao: 0, isKuka: 0 }],
] as const)('SH-36 setting %s clears the other flags', (brand, flags) => {
  expect(brandFlags(brand)).toEqual(flags)
  expect(activeBrand(flags)).toBe(brand)
})

test.each([
  ['both present', { signIn: 1, userInfo: userIdentity(user) }, true],
  ['no token', { signIn: 0, userInfo: userIdentity(user) }, false],
  ['no user id', { signIn: 1, userInfo: visitorIdentity('v1') }, false],
  ['neither', { signIn: 0, userInfo: visitorIdentity('v1') }, false],
])('SH-47 logged in with %s', (_, state, expected) => {
  expect(isLoggedInAt({ ...state, tokenExpireTime: '' }, 0)).toBe(expected)
})

test('SH-50 past the expiration, Beijing time, the user counts as logged out', () => {
  const state = { signIn: 1, userInfo: userIdentity(user), tokenExpireTime: '2026-03-01 08:00:00' }
  const end = Date.UTC(2026, 2, 1, 0, 0, 0)
  expect(isLoggedInAt(state, end - 1)).toBe(true)
  expect(isLoggedInAt(state, end)).toBe(false)
  expect(expiryOf('')).toBeNull()
  expect(expiryOf('soon')).toBe(0)
})

test.each([
  [{}, '王晓'],
  [{ realName: '' }, '小王'],
  [{ realName: '', nickName: '' }, 'wang'],
  [{ realName: '', nickName: '', username: '' }, '138****0001'],
  [{ realName: '', nickName: '', username: '13800000001' }, '138****0001'],
])('SH-44 the name shown without %j is %s', (missing, name) => {
  expect(displayName({ ...user, ...missing })).toBe(name)
})

test.each([
  ['13800000001', '138****0001'],
  ['138****0001', '138****0001'],
  ['林小满', '林**'],
  ['林', '林'],
  ['𠮷田', '𠮷*'],
  ['1380000000', '1*********'],
  ['', ''],
])('%s is masked as %s', (text, shown) => {
  expect(masked(text)).toBe(shown)
})

test('of other text than a number only its owner’s form is whole', () => {
  expect(['13800000001', '林小满', ''].map(withMaskedMobile)).toEqual(['138****0001', '林小满', ''])
})
