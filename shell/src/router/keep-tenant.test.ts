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
