import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'

import { domains, rateLimits, routes } from './domains'
import { REFUSALS } from './platform/http/messages'

const MINUTE_MS = 60_000

/** Addresses stand in logs, histories and the browser's list of what a page has loaded. */
const SECRET = /token|password|secret|credential|session|^code$|smsCode|card/i

test('a domain is the one of its folder, and each folder with a domain.ts is in the list', () => {
  const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^domains[/][^/]+[/]domain\.ts$/.test(file))
    .map((file) => file.split('/')[1])
  expect(domains.map(({ name }) => name).sort()).toEqual(folders.sort())
})

test('no two calls share a path and method, or an id', () => {
  const paths = routes.map(({ call }) => `${call.method} ${call.path}`)
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(routes.map(({ call }) => call.id)).size).toBe(routes.length)
})

test('no address of a call holds a token, a password, a card number or what signs somebody in', () => {
  const asked = routes.filter(({ call }) => call.method === 'GET')
  expect(asked.length).toBeGreaterThan(20)
  for (const { call } of asked) {
    if (!('entries' in call.request)) throw new Error(`${call.id} does not say what its address holds`)
    const fields = Object.keys(call.request.entries as object)
    expect([call.id, fields.filter((field) => SECRET.test(field))]).toEqual([call.id, []])
  }
})

test('a reason is declared once, in one domain or for all', () => {
  const reasons = [REFUSALS, ...domains.map(({ refusals = {} }) => refusals)].flatMap(Object.keys)
  expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([])
})

test('a code is one of the contract’s, and one that is not general belongs to one domain', () => {
  const general = new Set<number>(Object.values(REFUSALS).map(({ code }) => code))
  const codes = new Set<number>([...Object.values(ERROR_CODES), ...Object.values(TOLD_CODES)])
  const owners = new Map<number, string>()
  for (const { name, refusals = {} } of domains) {
    for (const [reason, { code, message }] of Object.entries(refusals)) {
      expect([reason, codes.has(code)]).toEqual([reason, true])
      expect(message).toMatch(/\p{Script=Han}/u)
      if (!general.has(code)) expect([code, owners.get(code) ?? name]).toEqual([code, name])
      owners.set(code, name)
    }
  }
})

test('these are the rate limits', () => {
  const limits = rateLimits.flatMap(({ key, limits }) =>
    Object.entries(limits).map(
      ([name, windows]) =>
        `${key} ${name}: ${windows.map(({ times, withinMs }) => `${times} in ${withinMs / MINUTE_MS} min`).join(', ')}`,
    ),
  )
  expect(limits).toEqual([
    'sms:mobile pause: 1 in 1 min',
    'sms:mobile most: 5 in 60 min, 10 in 1440 min',
    'sms:mobile free: 2 in 1440 min',
    'sms:address most: 100 in 60 min, 500 in 1440 min',
    'sms:address free: 20 in 60 min',
    'sms:tenant most: 2000 in 60 min',
    'sms:browser most: 5 in 1440 min',
    'password:address most: 5 in 15 min',
    'password:account most: 50 in 60 min',
    'password:network most: 50 in 15 min, 300 in 1440 min',
    'password:browser most: 5 in 15 min',
    'captcha:address most: 600 in 60 min',
    'captcha:address many: 120 in 60 min',
    'captcha:address veryMany: 400 in 60 min',
    'sign-in:address most: 600 in 60 min',
    'invitation:address most: 20 in 60 min, 100 in 1440 min',
    'one-time-code:user most: 120 in 60 min',
    'owner-proof:user most: 20 in 60 min',
    'own-picture:user most: 30 in 1440 min',
    'browse:address most: 300 in 1440 min',
    'consult:address most: 60 in 60 min',
    'likes:address most: 120 in 60 min',
    'comments:user most: 10 in 1 min, 200 in 1440 min',
    'classroom-entries:user most: 20 in 1 min, 500 in 1440 min',
    'admission-sms:user most: 5 in 1440 min',
    'learner-code:address most: 600 in 1 min',
    'orders:user most: 10 in 60 min, 30 in 1440 min',
    'certificate:address most: 10 in 60 min',
    'credential:address most: 300 in 60 min',
    'credential-code:address most: 30 in 60 min',
    'outcomes:address most: 1200 in 60 min',
  ])
  const keys = rateLimits.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('no rate limit is defined that is not in the list', () => {
  const source = import.meta.dirname
  const defined = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/defineRateLimit\(\{\s+key: '([^']+)'/g)])
    .map(([, key]) => key)
  expect(defined.sort()).toEqual(rateLimits.map(({ key }) => key).sort())
})
