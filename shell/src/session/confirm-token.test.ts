import { TOLD_CODES } from '@campus/contracts/errors'
import { getUserInfo } from '@campus/contracts/sign-in'
import { configureHttp } from '@campus/http/client'
import { openSession, sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { aUser, signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, refuse, respond } from '@campus/testing/fake-server'

import { arrivalStore, stay } from './arrival'
import { confirmToken } from './confirm-token'

const onSessionInvalid = jest.fn()

beforeEach(() => {
  localStorage.clear()
  onSessionInvalid.mockClear()
  openSession({ tenantId: '10001', storagePrefix: 'campus:' })
  const { token, userInfo } = sessionKeeper.getInitialState()
  sessionKeeper.setState({ token, userInfo })
  configureHttp({
    baseUrl: '',
    headers: () => ({
      tenantId: '10001',
      schoolId: '10001',
      token: sessionKeeper.getState().token,
      gray_version: '',
      applicationId: '',
    }),
    notify: (message) => {
      throw new Error(`nobody is to be told: ${message}`)
    },
    onSessionInvalid,
    texts: { systemBusy: () => '', pleaseLogIn: () => '' },
  })
})

test('SH-23 a token the server accepts is stored together with its person', async () => {
  respond(getUserInfo, aUser({ id: '77' }))
  await confirmToken('handed-over')
  expect(headersOf(getUserInfo)).toMatchObject({ token: 'handed-over' })
  expect(sessionKeeper.getState()).toMatchObject({
    token: 'handed-over',
    tokenExpireTime: '',
    userInfo: { type: 'user', userId: '77' },
  })
})

test('SH-23 another’s token waits for the word of who is signed in', async () => {
  sessionKeeper.setState(signedIn())
  respond(getUserInfo, aUser({ id: '77' }))
  await confirmToken('another’s')
  expect(sessionKeeper.getState()).toMatchObject({ token: 'test-token', userInfo: { userId: '501' } })
  expect(arrivalStore.getState().waiting).toMatchObject({ arrival: { user: { id: '77' } }, current: { userId: '501' } })
  stay()
})

test.each([
  ['does not accept', () => refuse(getUserInfo, { code: TOLD_CODES.sessionInvalid, msg: '请先登录' })],
  ['cannot be asked about', () => breakCall(getUserInfo)],
])('SH-23 a token the server %s leaves the session as it was, in no moment another', async (_, refuseToken) => {
  sessionKeeper.setState(signedIn())
  const seen: boolean[] = []
  const stop = sessionStore.subscribe((state) => seen.push(isLoggedIn(state)))
  refuseToken()
  await confirmToken('planted')
  stop()
  expect(sessionKeeper.getState()).toMatchObject({ token: 'test-token', userInfo: { type: 'user' } })
  expect(seen).not.toContain(false)
  expect(onSessionInvalid).not.toHaveBeenCalled()
})

test('SH-23 a token the server does not accept makes nobody of a visitor', async () => {
  refuse(getUserInfo, { code: TOLD_CODES.sessionInvalid, msg: '请先登录' })
  await confirmToken('planted')
  expect(sessionKeeper.getState()).toMatchObject({ token: '', userInfo: { type: 'visitor' } })
})
