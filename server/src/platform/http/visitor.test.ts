import cookie from '@fastify/cookie'
import Fastify from 'fastify'

import { readConfig } from '../config/config'
import { VISITOR_COOKIE, visitorIdOf } from './visitor'

async function visit(environment: Readonly<Record<string, string>>, cookies: Readonly<Record<string, string>> = {}) {
  const app = Fastify()
  await app.register(cookie)
  app.get('/', (request, reply) => visitorIdOf(request, reply, readConfig(environment)))
  const response = await app.inject({ url: '/', cookies: { ...cookies } })
  await app.close()
  return { id: response.body, set: response.cookies }
}

test.each([
  ['', undefined],
  ['.campus.example', '.campus.example'],
])('SH-119 with COOKIE_DOMAIN "%s" the cookie’s domain is %s', async (COOKIE_DOMAIN, domain) => {
  const { set } = await visit({ COOKIE_DOMAIN })
  expect(set).toEqual([expect.objectContaining({ name: VISITOR_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/' })])
  expect(set[0]?.domain).toBe(domain)
})

test.each([
  ['http', false],
  ['https', true],
])('over %s the cookie is for https alone: %s', async (protocol, secure) => {
  const app = Fastify({ trustProxy: true })
  await app.register(cookie)
  app.get('/', (request, reply) => visitorIdOf(request, reply, readConfig({})))
  const { cookies } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } })
  await app.close()
  expect(cookies.map((set) => set.secure === true)).toEqual([secure])
})

test('SH-26 SH-45 a browser without an identity gets one, and keeps it', async () => {
  const first = await visit({})
  const again = await visit({}, { [VISITOR_COOKIE]: first.id })
  expect([again.id, again.set]).toEqual([first.id, []])
  expect((await visit({})).id).not.toBe(first.id)
})

test('an identity nobody gave is not taken', async () => {
  const { id, set } = await visit({}, { [VISITOR_COOKIE]: 'admin' })
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(set).toHaveLength(1)
})
