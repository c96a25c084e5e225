import cookie from '@fastify/cookie'
import Fastify from 'fastify'

import { readConfig } from '../config/config'
import { browserOf } from './browser'

/** What a browser is told to keep at an address, and what it is known to keep. */
async function visit(address: string, environment: Readonly<Record<string, string>> = {}) {
  const app = Fastify({ trustProxy: true })
  await app.register(cookie)
  app.get('/', async (request, reply) => {
    const browser = browserOf(request, reply, readConfig(environment))
    browser.keep('sign', 'abc', '/login')
    return { known: browser.kept('known'), unknown: browser.kept('unknown') ?? null }
  })
  const { protocol } = new URL(address)
  const headers = { 'x-forwarded-proto': protocol.slice(0, -1), cookie: 'known=yes' }
  return app.inject({ url: '/', headers })
}

const YEAR = 31_536_000

test.each([
  ['http://localhost/', {}, `sign=abc; Max-Age=${YEAR}; Path=/login; HttpOnly; SameSite=Lax`],
  ['https://localhost/', {}, `sign=abc; Max-Age=${YEAR}; Path=/login; HttpOnly; Secure; SameSite=Lax`],
  [
    'https://localhost/',
    { COOKIE_DOMAIN: 'schools.example' },
    `sign=abc; Max-Age=${YEAR}; Domain=schools.example; Path=/login; HttpOnly; Secure; SameSite=Lax`,
  ],
])('at %s with %j a value is kept for a year, out of reach of scripts', async (address, environment, expected) => {
  expect((await visit(address, environment)).headers['set-cookie']).toBe(expected)
})

test('what the browser sent is read as it is', async () => {
  expect((await visit('http://localhost/')).json()).toEqual({ known: 'yes', unknown: null })
})
