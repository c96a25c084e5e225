import { configureHttp, noteServerTime } from '@campus/http/client'

import { brandFlags, userIdentity, type SessionState } from './session.model'
import { currentUser, isLoggedIn } from './signed-in'

const DAY = 24 * 60 * 60_000
const user = { id: 'u1', avatar: '', realName: '王晓', nickName: '小王', username: 'wang', mobile: '13800000001' }
const state: SessionState = {
  tenantId: '10001',
  signIn: 1,
  tokenExpireTime: '',
  ...brandFlags(null),
  tenantInfo: null,
  schoolInfo: null,
  buSchoolInfo: null,
  userInfo: userIdentity(user),
  location: null,
}
const beijing = (moment: number): string =>
  new Date(moment + 8 * 60 * 60_000).toISOString().slice(0, 19).replace('T', ' ')

test('SH-44 the person is known only while logged in', () => {
  expect(currentUser(state)).toMatchObject({ type: 'user', userId: 'u1', id: 'u1' })
  expect(currentUser({ ...state, signIn: 0 })).toBeNull()
})

test.each([
  ['ahead', 8 * DAY],
  ['behind', -8 * DAY],
])('SH-50 the server’s clock decides where the device’s is eight days %s', (_, ahead) => {
  configureHttp({
    baseUrl: '',
    headers: () => ({ tenantId: '1', schoolId: '', token: '', gray_version: '', applicationId: '' }),
    notify: () => undefined,
    onSessionInvalid: () => undefined,
    texts: { systemBusy: () => 'busy', pleaseLogIn: () => 'log in' },
  })
  const serverTime = Date.now() - ahead
  const at = performance.now()
  noteServerTime({ serverTime, sentAt: at, receivedAt: at })
  const until = (moment: number) => ({ ...state, tokenExpireTime: beijing(moment) })
  expect(isLoggedIn(until(serverTime + DAY))).toBe(true)
  expect(currentUser(until(serverTime + DAY))?.userId).toBe('u1')
  expect(isLoggedIn(until(serverTime - DAY))).toBe(false)
})
