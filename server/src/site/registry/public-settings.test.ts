import { readConfig } from '../../platform/config/config'
import { publicSettingsOf } from './public-settings'

const settingsOf = (environment: Readonly<Record<string, string>>) => publicSettingsOf(readConfig(environment))

test('SH-118 the page title of who has no name; without it the page has words of its own', () => {
  expect(settingsOf({}).defaultTitle).toBe('')
  expect(settingsOf({ PAGE_TITLE: '云校' }).defaultTitle).toBe('云校')
})

test('SH-120 the main domain is the first suffix a host name loses', () => {
  expect(settingsOf({ MAIN_DOMAIN: 'campus.example', DOMAIN_SUFFIXES: 'older.example' }).domainSuffixes).toEqual(
    expect.arrayContaining(['campus.example', 'older.example']),
  )
  expect(settingsOf({ MAIN_DOMAIN: 'campus.example', DOMAIN_SUFFIXES: 'older.example' }).domainSuffixes[0]).toBe(
    'campus.example',
  )
})

test.each([
  ['SH-122', 'GRAY_VERSION', 'g-7', 'grayVersion'],
  ['SH-123', 'APPLICATION_ID', 'app-7', 'applicationId'],
  ['SH-124', 'MAPS_KEY', 'key-7', 'mapsKey'],
  ['SH-125', 'WEBSOCKET_URL', 'wss://socket.example', 'websocketUrl'],
] as const)('%s %s reaches the page, and is empty without a value', (_, variable, value, name) => {
  expect([settingsOf({})[name], settingsOf({ [variable]: value })[name]]).toEqual(['', value])
})

test.each([
  ['OPERATIONS_URL', 'operationsBackEnd'],
  ['OFFLINE_PARTNER_URL', 'offlinePartner'],
  ['ONLINE_SCHOOL_URL', 'onlineSchoolApp'],
  ['VISITOR_REGISTRATION_URL', 'visitorRegistration'],
  ['ORGANISATION_URL', 'organisation'],
] as const)('SH-126 %s is the address of %s', (variable, name) => {
  expect(settingsOf({}).sites[name]).toBe('')
  expect(settingsOf({ [variable]: 'https://outside.example/' }).sites[name]).toBe('https://outside.example/')
})

test('the page knows whether codes go out', () => {
  const webhook = {
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'https://sms.example/',
    SMS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  }
  expect(settingsOf({}).sendsSms).toBe(false)
  expect(settingsOf({ ENVIRONMENT: 'development' }).sendsSms).toBe(true)
  expect(settingsOf(webhook).sendsSms).toBe(true)
  expect(settingsOf({ BACKEND_URL: 'https://api.example', API_CLIENT_SECRET: 'secret-7' }).sendsSms).toBe(true)
})

test('SH-121 the client’s credentials stay with the server', () => {
  const settings = JSON.stringify(settingsOf({ API_CLIENT_ID: 'client-7', API_CLIENT_SECRET: 'secret-7' }))
  expect(settings).not.toMatch(/client-7|secret-7/)
})
