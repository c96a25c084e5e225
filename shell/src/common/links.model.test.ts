import { navigationAddress, outsideRules, withParameter } from './links.model'

test('the sites the operator configured need no second entry', () => {
  const sites = {
    operationsBackEnd: 'https://ops.example/sso',
    offlinePartner: '',
    onlineSchoolApp: 'no address',
    visitorRegistration: '',
    organisation: '',
  }
  const settings = {
    allowedHosts: ['a.example'],
    sites,
    mapNavigationUrl: 'https://map.example/to?at={lat},{lng}',
    development: true,
  }
  expect(outsideRules(settings as Parameters<typeof outsideRules>[0])).toEqual({
    allowedHosts: ['a.example', 'ops.example', 'map.example'],
    development: true,
  })
})

test.each([
  ['https://app.example/visit', 'https://app.example/visit?tenantId=10001'],
  ['https://app.example/#/visit?x=1', 'https://app.example/?tenantId=10001#/visit?x=1'],
  ['https://app.example/?tenantId=2&a=1', 'https://app.example/?tenantId=10001&a=1'],
  ['', ''],
  ['not an address', ''],
])('%s with a parameter is %s', (address, expected) => {
  expect(withParameter(address, 'tenantId', '10001')).toBe(expected)
})

test('navigation leads to the place, whatever its name holds', () => {
  const place = { lat: 30.27, lng: 120.15, name: '启明 & 学校' }
  expect(navigationAddress('https://map.example/?to={lat}%2C{lng}&name={name}', place)).toBe(
    'https://map.example/?to=30.27%2C120.15&name=%E5%90%AF%E6%98%8E%20%26%20%E5%AD%A6%E6%A0%A1',
  )
})
