import { logout } from '@campus/contracts/sign-in'
import { configureHttp } from '@campus/http/client'
import { endSession } from '@campus/session/session-actions'
import { openSession, sessionKeeper } from '@campus/session/session-keeper'
import { aUser, signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, requestsOf, respond } from '@campus/testing/fake-server'

import { httpOptions } from '../boot/http-options'
import { admit, arrivalStore, stay, type Arrival } from '../session/arrival'
import { switchPerson } from './switch-person'

const HERE = aUser({ id: '501' })
const arriving = (id: string): Arrival => ({ signIn: { token: `token of ${id}`, expiration: '' }, user: aUser({ id }) })
const session = () => {
  const { token, userInfo } = sessionKeeper.getState()
  return [token, userInfo.userId]
}

beforeEach(() => {
  openSession({ tenantId: '10001', storagePrefix: 'test:' })
  endSession()
  configureHttp(httpOptions(null))
  respond(logout, true)
})
afterEach(() => stay())

test('a visitor becomes who arrives, unasked', async () => {
  expect(await admit(arriving('77'))).toBe(true)
  expect([session(), arrivalStore.getState().waiting]).toEqual([['token of 77', '77'], null])
})

test('the same person gets the new token, unasked', async () => {
  sessionKeeper.setState(signedIn(HERE))
  expect(await admit(arriving('501'))).toBe(true)
  expect([session(), arrivalStore.getState().waiting]).toEqual([['token of 501', '501'], null])
  expect(requestsOf(logout)).toEqual([])
})

test('somebody whose sign-in has run out is a visitor, and is not asked', async () => {
  sessionKeeper.setState({ ...signedIn(HERE), tokenExpireTime: '2020-01-01 00:00:00' })
  expect(await admit(arriving('77'))).toBe(true)
  expect(session()).toEqual(['token of 77', '77'])
})

test('while another is signed in nothing changes until they decide; who stays stays', async () => {
  sessionKeeper.setState(signedIn(HERE))
  const isIn = admit(arriving('77'))
  expect(session()).toEqual(['test-token', '501'])
  stay()
  expect(await isIn).toBe(false)
  expect([session(), arrivalStore.getState().waiting]).toEqual([['test-token', '501'], null])
  expect(requestsOf(logout)).toEqual([])
})

test('who switches is signed out at the server first, by their own token', async () => {
  sessionKeeper.setState(signedIn(HERE))
  const isIn = admit(arriving('77'))
  await switchPerson()
  expect(await isIn).toBe(true)
  expect(headersOf(logout)).toMatchObject({ token: 'test-token' })
  expect([session(), arrivalStore.getState().waiting]).toEqual([['token of 77', '77'], null])
})

test('when the server cannot be told, nothing changes and the question stays', async () => {
  sessionKeeper.setState(signedIn(HERE))
  const isIn = admit(arriving('77'))
  breakCall(logout)
  await switchPerson()
  expect(session()).toEqual(['test-token', '501'])
  respond(logout, true)
  await switchPerson()
  expect([await isIn, session()]).toEqual([true, ['token of 77', '77']])
})

test('of two who arrive the later one is asked about; without one nothing is switched', async () => {
  sessionKeeper.setState(signedIn(HERE))
  const first = admit(arriving('77'))
  const second = admit(arriving('78'))
  expect(await first).toBe(false)
  await switchPerson()
  expect([await second, session()]).toEqual([true, ['token of 78', '78']])
  await switchPerson()
  expect(requestsOf(logout)).toHaveLength(1)
})
