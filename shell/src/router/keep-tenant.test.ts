import { keepTenantInAddress } from './keep-tenant'

type Listener = Parameters<Parameters<typeof keepTenantInAddress>[0]['subscribe']>[0]

function opened(address: string): (next: string) => string {
  history.replaceState(null, '', address)
  const listeners: Listener[] = []
  keepTenantInAddress({ subscribe: (listener) => (listeners.push(listener), () => undefined) })
  return (next) => {
    history.pushState(null, '', next)
    listeners.forEach((listener) => listener({ navigation: { state: 'idle' } } as never, {} as never))
    return location.pathname + location.search
  }
}

test.each([
  ['/?tenantId=10002', '/news?id=1', '/news?id=1&tenantId=10002'],
  ['/?schoolId=10002', '/news', '/news?schoolId=10002'],
  ['/?tenantId=10002', '/news?schoolId=10001', '/news?schoolId=10001'],
  ['/', '/news', '/news'],
])('SH-21 opened at %s, going to %s stands at %s', (address, next, expected) => {
  expect(opened(address)(next)).toBe(expected)
})

test('SH-21 while a page is still being opened its address is left alone', () => {
  history.replaceState(null, '', '/?tenantId=10002')
  const listeners: Listener[] = []
  keepTenantInAddress({ subscribe: (listener) => (listeners.push(listener), () => undefined) })
  history.pushState({ key: 'k' }, '', '/news')
  listeners.forEach((listener) => listener({ navigation: { state: 'loading' } } as never, {} as never))
  expect(location.search).toBe('')
  listeners.forEach((listener) => listener({ navigation: { state: 'idle' } } as never, {} as never))
  expect(location.search).toBe('?tenantId=10002')
  // What the router keeps with the entry stays with it.
  expect(history.state).toEqual({ key: 'k' })
})

test.each(['/', '/?tenantId=', '/?schoolId=&x=1'])('SH-21 opened at %s nobody is followed', (address) => {
  history.replaceState(null, '', address)
  const subscribe = jest.fn()
  keepTenantInAddress({ subscribe })
  expect(subscribe).not.toHaveBeenCalled()
})
