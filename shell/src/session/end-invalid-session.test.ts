import { openSession, sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { signedIn } from '@campus/testing/builders'

import { registerNavigate } from '../router/navigate'
import { endInvalidSession, isLeavingForSignIn } from './end-invalid-session'
import { holdPage } from './page-hold'

const led = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  led.mockClear()
  registerNavigate(led)
  openSession({ tenantId: '10001', storagePrefix: 'campus:' })
  sessionKeeper.setState(signedIn())
})

afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

test('SH-49 HTTP-23 the session ends at once, the page is left after a second, with a way back', () => {
  history.replaceState(null, '', '/study/mine?view=period&token=secret')
  endInvalidSession('请先登录')
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
  jest.advanceTimersByTime(999)
  expect(led).not.toHaveBeenCalled()
  expect(isLeavingForSignIn()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(led).toHaveBeenCalledTimes(1)
  expect(led).toHaveBeenCalledWith('/login?redirect=%2Fstudy%2Fmine%3Fview%3Dperiod')
  expect(isLeavingForSignIn()).toBe(false)
})

test('SH-49 who is at the login page by then keeps the way back they have', () => {
  history.replaceState(null, '', '/login?redirect=%2Fstudy%2Fmine')
  endInvalidSession('请先登录')
  jest.advanceTimersByTime(1000)
  expect(led).not.toHaveBeenCalled()
})

test('a page that is held stays where it is; one that is held no more is left', () => {
  history.replaceState(null, '', '/study/test/answer')
  const [release, releaseOther] = [holdPage(), holdPage()]
  release()
  release()
  endInvalidSession('请先登录')
  jest.advanceTimersByTime(1000)
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
  expect(led).not.toHaveBeenCalled()
  expect(isLeavingForSignIn()).toBe(false)
  releaseOther()
  endInvalidSession('请先登录')
  jest.advanceTimersByTime(1000)
  expect(led).toHaveBeenCalledTimes(1)
})
