import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { bootData, type BootData } from '@campus/contracts/composition'
import { mapProxy } from '@campus/contracts/school'
import { configureHttp } from '@campus/http/client'
import { endSession, setBrand, storeLocation, storeToken, storeUser } from '@campus/session/session-actions'
import { openSession } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'

import { httpOptions } from '../boot/http-options'
import { followSession } from './follow-session'
import { holdPage } from './page-hold'

const user = { id: 'u1', avatar: '', realName: '王晓', nickName: '', username: '', mobile: '13800000001' }

function site(brand = ''): BootData {
  return v.parse(bootData, {
    tenantId: '10001',
    schoolInfo: {},
    buSchoolInfo: {},
    tenantSettings: { brand },
    settings: { sites: {} },
    moduleMap: { id: 'm', modules: [] },
  })
}

function follow(pathname: string, brand = '') {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['private'], 'of the last person')
  const router = {
    state: { location: { pathname } },
    subscribe: jest.fn(() => () => undefined),
    revalidate: jest.fn(async () => undefined),
  }
  followSession({ boot: site(brand), queryClient, router: router as never })
  return { queryClient, router }
}

beforeEach(() => {
  openSession({ tenantId: '10001', storagePrefix: 'test:' })
  endSession()
  setBrand(null)
  storeLocation(null)
  configureHttp(httpOptions(null))
  respond(mapProxy, { result: null })
})

test.each([
  ['/query_pc/kuka', '', { isKuka: 1, isKingDee: 0 }],
  ['/kingdee-login', '', { isKingDee: 1, isKuka: 0 }],
  ['/', 'gdhuanbao', { isGdhuanbao: 1 }],
  ['/query_pc/kuka', 'kingdee', { isKingDee: 1, isKuka: 0 }],
  ['/', '', { isKingDee: 0, isGdhuanbao: 0, isKuka: 0 }],
])('SH-38 at %s of a site run by %j the flags are %j', (pathname, brand, flags) => {
  follow(pathname, brand)
  expect(sessionStore.getState()).toMatchObject(flags)
})

test('SH-38 a brand lasts while one looks up and signs in; the school’s own pages bring its own sign-in back', () => {
  const { router } = follow('/query_pc/kuka')
  const [[onNavigation]] = router.subscribe.mock.calls as unknown as [[() => void]]
  const goTo = (pathname: string) => {
    router.state.location.pathname = pathname
    onNavigation()
    return sessionStore.getState().isKuka
  }
  expect(['/query_pc', '/login', '/study/mine', '/agreement/user'].map(goTo)).toEqual([1, 1, 1, 1])
  expect(goTo('/news-information/list')).toBe(0)
  expect(goTo('/login')).toBe(0)
})

test('SH-38 the next visit begins without a brand, but for its signed-in people', () => {
  setBrand('kuka')
  follow('/login')
  expect(sessionStore.getState().isKuka).toBe(0)
  setBrand('kuka')
  storeToken({ token: 't', expiration: '' })
  storeUser(user)
  follow('/study/mine')
  expect(sessionStore.getState().isKuka).toBe(1)
})

test('SH-51 the rough position is looked up once, without asking the visitor', async () => {
  respond(mapProxy, { result: { location: { lat: 30.2, lng: 120.1 } } })
  follow('/')
  await new Promise((resolve) => setTimeout(resolve))
  expect(requestsOf(mapProxy)).toEqual([{ path: '/ws/location/v1/ip', data: {} }])
  expect(sessionStore.getState().location).toEqual({ lat: 30.2, lng: 120.1 })
  follow('/')
  expect(requestsOf(mapProxy)).toHaveLength(1)
})

test('SH-51 a position that cannot be had is no fault anybody is told of', async () => {
  breakCall(mapProxy, 500)
  follow('/')
  await new Promise((resolve) => setTimeout(resolve))
  expect(sessionStore.getState().location).toBeNull()
})

test('another person sees nothing of the last one: data goes, pages are asked again', () => {
  const { queryClient, router } = follow('/')
  storeToken({ token: 't', expiration: '' })
  expect(queryClient.getQueryData(['private'])).toBe('of the last person')
  storeUser(user)
  expect(queryClient.getQueryData(['private'])).toBeUndefined()
  expect(router.revalidate).toHaveBeenCalledTimes(1)
  queryClient.setQueryData(['private'], 'of 王晓')
  endSession()
  expect(queryClient.getQueryData(['private'])).toBeUndefined()
  expect(router.revalidate).toHaveBeenCalledTimes(2)
})

test('a page that is held is not left when the session ends in any tab', () => {
  storeToken({ token: 'token', expiration: '2999-01-01 00:00:00' })
  storeUser(user)
  const { router } = follow('/study/test/answer')
  const release = holdPage()
  endSession()
  expect(router.revalidate).not.toHaveBeenCalled()
  release()
  storeToken({ token: 'token', expiration: '2999-01-01 00:00:00' })
  storeUser(user)
  expect(router.revalidate).toHaveBeenCalled()
})
