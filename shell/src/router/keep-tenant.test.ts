import { keepTenantInAddress } from './keep-tenant'

type Listener = Parameters<Parameters<typeof keepTenantInAddress>[0]['subscribe']>[0]

function opened(address: string, tenantId: string): (next: string) => string {
  history.replaceState(null, '', address)
  const listeners: Listener[] = []
  keepTenantInAddress({ subscribe: (listener) => (listeners.push(listener), () => undefined) }, tenantId)
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
  ['/?schoolId=10002', '/study/mine', '/study/mine?tenantId=10002'],
])('SH-21 opened at %s, going to %s stands at %s', (address, next, expected) => {
  expect(opened(address, '10002')(next)).toBe(expected)
})

test('SH-21 a site of the host name is named in no address', () => {
  expect(opened('/', '10002')('/news')).toBe('/news')
})

test.each([
  ['/?schoolId=20001', '/study/training-class?classId=1&schoolId=10001'],
  ['/study/mine?tenantId=20001', '/study/training-class?classId=1&schoolId=10001'],
  ['/study/homework?schoolId=10001&tenantId=20001', '/study/training-class?classId=1&schoolId=10001'],
])('ST-MINE-21 opened at %s, the site stays beside the school of a class', (address, next) => {
  expect(opened(address, '20001')(next)).toBe(`${next}&tenantId=20001`)
})

test('ST-MINE-21 the school of a class is none that later addresses go on naming', () => {
  const go = opened('/study/homework?classId=1&schoolId=10001', '20001')
  expect([go('/'), go('/login'), go('/study/mine')]).toEqual(['/', '/login', '/study/mine'])
})

test('SH-21 while a page is still being opened its address is left alone', () => {
  history.replaceState(null, '', '/?tenantId=10002')
  const listeners: Listener[] = []
  keepTenantInAddress({ subscribe: (listener) => (listeners.push(listener), () => undefined) }, '10002')
  history.pushState({ key: 'k' }, '', '/news')
  listeners.forEach((listener) => listener({ navigation: { state: 'loading' } } as never, {} as never))
  expect(location.search).toBe('')
  listeners.forEach((listener) => listener({ navigation: { state: 'idle' } } as never, {} as never))
  expect(location.search).toBe('?tenantId=10002')
  // The state that the router keeps with the entry stays.
  expect(history.state).toEqual({ key: 'k' })
})

test.each(['/', '/?tenantId=', '/?schoolId=&x=1'])('SH-21 opened at %s nobody is followed', (address) => {
  history.replaceState(null, '', address)
  const subscribe = jest.fn()
  keepTenantInAddress({ subscribe }, '10001')
  expect(subscribe).not.toHaveBeenCalled()
})
