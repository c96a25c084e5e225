import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'

import { buSchoolInfo, schoolInfo } from '@campus/contracts/school'

import { endSession, setBrand, storeLocation, storeSchool, storeSignIn, storeToken, storeUser } from './session-actions'
import { isSessionKept, openSession, sessionKeeper, sessionToken } from './session-keeper'
import * as offered from './session-store'
import { sessionStore, useSession } from './session-store'
import { isLoggedIn } from './signed-in'

const user = { id: 'u1', avatar: '', realName: '王晓', nickName: '', username: '', mobile: '13800000001' }
const school = v.parse(schoolInfo, { universityName: '启明学校', latitude: 30.2, longitude: 120.1 })
const buSchool = v.parse(buSchoolInfo, { projectName: '启明技能' })
const key = 'campus:session:10001'

function stored(): Record<string, unknown> {
  return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
}

/** As after a reload: nothing in memory, only the stored part. */
function reopen(): void {
  sessionKeeper.persist.setOptions({ name: 'reset' })
  sessionKeeper.setState(sessionKeeper.getInitialState(), true)
  openSession({ tenantId: '10001', storagePrefix: 'campus:' })
}

beforeEach(() => {
  localStorage.clear()
  reopen()
})

test('SH-34 SH-35 the session is kept as JSON under the prefix, every field of it, and read back', () => {
  storeSchool({ schoolInfo: school, buSchoolInfo: buSchool })
  storeToken({ token: 'tkn', expiration: '2099-01-01 00:00:00' })
  storeUser(user)
  setBrand('kuka')
  storeLocation({ lat: 23.1, lng: 113.3 })
  const kept = {
    tenantId: '10001',
    token: 'tkn',
    tokenExpireTime: '2099-01-01 00:00:00',
    isKingDee: 0,
    isGdhuanbao: 0,
    isKuka: 1,
    tenantInfo: { id: '10001' },
    schoolInfo: school,
    buSchoolInfo: buSchool,
    userInfo: { ...user, type: 'user', userId: 'u1' },
    location: { lat: 23.1, lng: 113.3 },
  }
  expect(stored()).toEqual(kept)
  reopen()
  expect(sessionKeeper.getState()).toEqual(kept)
})

test.each([
  ['not JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
])('SH-35 %s counts as absent', (_, json) => {
  localStorage.setItem(key, json)
  reopen()
  expect(sessionKeeper.getState()).toMatchObject({ token: '', userInfo: { type: 'visitor' } })
})

test('SH-35 one damaged value costs only itself', () => {
  localStorage.setItem(
    key,
    JSON.stringify({ token: 'tkn', userInfo: 7, location: { lat: 'x' }, isKingDee: '1', isKuka: 1, schoolInfo: 7 }),
  )
  reopen()
  expect(sessionKeeper.getState()).toMatchObject({
    token: 'tkn',
    location: null,
    isKingDee: 1,
    isKuka: 0,
    schoolInfo: null,
    userInfo: { type: 'visitor' },
  })
})

test('SH-26 SH-45 an anonymous id is created when none exists, and kept', () => {
  const { id } = sessionStore.getState().userInfo
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  sessionKeeper.setState({})
  expect(stored()['userInfo']).toMatchObject({ type: 'visitor', id })
})

test('PO-REG-09 a sign-in at this school counts at once', () => {
  storeSignIn('10001', { token: 'tkn', expiration: '2099-01-01 00:00:00' }, user)
  expect(isLoggedIn(sessionStore.getState())).toBe(true)
  expect(stored()).toMatchObject({ token: 'tkn', userInfo: { type: 'user', userId: 'u1' } })
})

test('PO-REG-09 a sign-in at another school is there when that one is opened, and changes nothing here', () => {
  localStorage.setItem('campus:session:10002', JSON.stringify({ location: { lat: 36, lng: 120 }, token: 'old' }))
  storeSignIn('10002', { token: 'theirs', expiration: '2099-01-01 00:00:00' }, user)
  expect(sessionKeeper.getState()).toMatchObject({ token: '', userInfo: { type: 'visitor' } })
  openSession({ tenantId: '10002', storagePrefix: 'campus:' })
  expect(isLoggedIn(sessionStore.getState())).toBe(true)
  expect(sessionKeeper.getState()).toMatchObject({ token: 'theirs', location: { lat: 36, lng: 120 } })
})

test('SH-46 a visitor is logged in once the person is loaded', () => {
  storeToken({ token: 'tkn', expiration: '' })
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
  storeUser(user)
  expect(isLoggedIn(sessionStore.getState())).toBe(true)
})

test('SH-48 HTTP-21 ending clears token and person and creates a new visitor', () => {
  const before = sessionStore.getState().userInfo.id
  storeToken({ token: 'tkn', expiration: '2099-01-01 00:00:00' })
  storeUser(user)
  endSession()
  expect(sessionKeeper.getState()).toMatchObject({
    token: '',
    tokenExpireTime: '',
    userInfo: { type: 'visitor', userId: '' },
  })
  expect(sessionStore.getState().userInfo.id).not.toBe(before)
})

test('two schools on one address never share a token', () => {
  storeToken({ token: 'tkn', expiration: '' })
  storeUser(user)
  sessionKeeper.persist.setOptions({ name: 'reset' })
  sessionKeeper.setState(sessionKeeper.getInitialState(), true)
  openSession({ tenantId: '10002', storagePrefix: 'campus:' })
  expect(sessionKeeper.getState()).toMatchObject({ tenantId: '10002', token: '', userInfo: { type: 'visitor' } })
})

test('what another tab changes arrives: sign-in, sign-out, cleared storage', () => {
  const signedIn = JSON.stringify({ tenantId: '10001', token: 'other', userInfo: { type: 'user', ...user } })
  const tell = (newValue: string | null, name: string | null = key): void => {
    if (newValue === null) localStorage.clear()
    else localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
  }
  tell(signedIn)
  expect(isLoggedIn(sessionStore.getState())).toBe(true)
  tell(JSON.stringify({ tenantId: '10001', token: '', userInfo: { type: 'visitor', id: 'v' } }))
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
  tell(signedIn)
  tell(null, null)
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
})

test('SH-25 SH-27 the school is stored', () => {
  const schoolInfo = {
    logo: '',
    address: '甲路1号',
    latitude: 1,
    longitude: 2,
    projectName: '',
    universityName: '甲校',
    universityId: '',
    schoolType: '',
    schoolTypeName: '',
  }
  storeSchool({ schoolInfo, buSchoolInfo: sessionStore.getState().buSchoolInfo as never })
  expect(stored()).toMatchObject({ tenantId: '10001', schoolInfo: { universityName: '甲校' } })
})

test('blocked storage: the session lives in memory', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeToken({ token: 'tkn', expiration: '' })
  expect(sessionKeeper.getState().token).toBe('tkn')
  expect(refuse).toHaveBeenCalled()
})

test('a component follows the part of the session that it reads', () => {
  const { result } = renderHook(() => useSession(({ signIn }) => signIn))
  expect(result.current).toBe(0)
  act(() => storeToken({ token: 'tkn', expiration: '' }))
  expect(result.current).toBeGreaterThan(0)
})

describe('a change of storage in another tab', () => {
  beforeEach(() => {
    storeToken({ token: 'mine', expiration: '2099-01-01 00:00:00' })
    storeUser(user)
  })
  const tell = (name: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))

  test.each([
    ['the removal of this session', key],
    ['the clearing of everything', null],
  ])('%s makes a new visitor', (_, name) => {
    tell(name, null)
    expect(sessionKeeper.getState()).toMatchObject({ token: '', tokenExpireTime: '', userInfo: { type: 'visitor' } })
  })

  test.each([
    ['a new value', '{"token":"theirs"}'],
    ['the removal', null],
  ])('%s of another key changes nothing here', (_, newValue) => {
    // Reading it back would sign the person out.
    localStorage.setItem(key, JSON.stringify({ token: '', userInfo: { type: 'visitor', id: 'v' } }))
    tell('campus:session:10002', newValue)
    expect(sessionKeeper.getState()).toMatchObject({ token: 'mine', userInfo: { userId: 'u1' } })
  })

  test('the school that was open before is no longer followed', () => {
    openSession({ tenantId: '10002', storagePrefix: 'campus:' })
    storeToken({ token: 'theirs', expiration: '' })
    storeUser(user)
    tell(key, null)
    expect(sessionKeeper.getState()).toMatchObject({ tenantId: '10002', token: 'theirs', userInfo: { userId: 'u1' } })
  })
})

test('PO-REG-09 a sign-in at a school that nothing was kept for is found there', () => {
  storeSignIn('10003', { token: 'first', expiration: '' }, user)
  openSession({ tenantId: '10003', storagePrefix: 'campus:' })
  expect(sessionKeeper.getState()).toMatchObject({ token: 'first', userInfo: { userId: 'u1' } })
})

/** The modules as a newly opened page finds them. */
function freshPage() {
  let page = { isSessionKept, openSession, sessionKeeper }
  jest.isolateModules(() => {
    page = jest.requireActual<typeof page>('./session-keeper')
  })
  return page
}

test('SH-26 until a school is named the session is a visitor’s, whatever is kept', () => {
  localStorage.setItem('unopened', JSON.stringify({ token: 'stray' }))
  const { id } = freshPage().sessionKeeper.getState().userInfo
  expect(freshPage().sessionKeeper.getState()).toEqual({
    tenantId: '',
    token: '',
    tokenExpireTime: '',
    isKingDee: 0,
    isGdhuanbao: 0,
    isKuka: 0,
    tenantInfo: null,
    schoolInfo: null,
    buSchoolInfo: null,
    userInfo: { type: 'visitor', userId: '', id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    location: null,
  })
  expect(freshPage().sessionKeeper.getState().userInfo.id).not.toBe(id)
})

test('whether the session outlives the tab is known', () => {
  const page = freshPage()
  page.openSession({ tenantId: '10001', storagePrefix: 'campus:' })
  expect(page.isSessionKept()).toBe(true)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  page.sessionKeeper.setState({ token: 'tkn' })
  expect(page.isSessionKept()).toBe(false)
})

test('what modules are offered of the session tells who is here and gives no token', () => {
  storeSignIn('10001', { token: 'a-secret-token', expiration: '' }, user)
  const heard: unknown[] = []
  const stop = sessionStore.subscribe((now, before) => heard.push(now, before))
  storeToken({ token: 'another-secret-token', expiration: '' })
  stop()
  expect(sessionToken()).toBe('another-secret-token')
  const told = [sessionStore.getState(), sessionStore.getInitialState(), ...heard]
  expect(told).toHaveLength(4)
  expect(JSON.stringify(told)).not.toContain('secret-token')
  expect(told[0]).toMatchObject({ userInfo: { userId: 'u1' } })
  expect(Object.keys(sessionStore).sort()).toEqual(['getInitialState', 'getState', 'subscribe'])
  expect(Object.keys(offered).sort()).toEqual(['isSessionKept', 'sessionStore', 'useSession'])
})

test('another token is another sign-in, the same one is the same, none is 0', () => {
  const signInWith = (token: string): number => {
    storeToken({ token, expiration: '' })
    return sessionStore.getState().signIn
  }
  const first = signInWith('first')
  const second = signInWith('second')
  expect(new Set([0, first, second]).size).toBe(3)
  expect(signInWith('first')).toBe(first)
  endSession()
  expect(sessionStore.getState().signIn).toBe(0)
})
