import { EventEmitter, once } from 'node:events'

import Fastify from 'fastify'

import type { Database } from '../database/database'
import { serveHealth } from './health'

/** An application whose database responds to a statement as `ask` does. */
function appWith(ask: () => Promise<unknown>) {
  const app = Fastify()
  const asOwner = (work: (tx: { execute: typeof ask }) => Promise<unknown>) => work({ execute: ask })
  serveHealth(app, { own: { asOwner } } as unknown as Database)
  return app
}

const OK = { status: 200, body: { status: 'ok' }, kept: 'no-store' }

async function health(app: ReturnType<typeof appWith>, url: string) {
  const response = await app.inject(url)
  return { status: response.statusCode, body: response.json<unknown>(), kept: response.headers['cache-control'] }
}

test('with a database that responds, all is well at every address', async () => {
  const app = appWith(() => Promise.resolve())
  for (const url of ['/health', '/health/ready', '/health/live']) expect(await health(app, url)).toEqual(OK)
})

test('without its database the process lives and is not ready, until the database is back', async () => {
  let isThere = false
  const app = appWith(() => (isThere ? Promise.resolve() : Promise.reject(new Error('gone'))))
  const unavailable = { status: 503, body: { status: 'database unavailable' }, kept: 'no-store' }
  expect(await health(app, '/health')).toEqual(unavailable)
  expect(await health(app, '/health/ready')).toEqual(unavailable)
  expect(await health(app, '/health/live')).toEqual(OK)
  isThere = true
  expect(await health(app, '/health/ready')).toEqual(OK)
})

test('callers at the same moment share one check; the next one makes its own', async () => {
  const checks: (() => void)[] = []
  const asked = new EventEmitter()
  const app = appWith(
    () =>
      new Promise<void>((resolve) => {
        checks.push(resolve)
        asked.emit('check')
      }),
  )
  await app.ready()
  const first = once(asked, 'check')
  const together = [health(app, '/health'), health(app, '/health/ready'), health(app, '/health')]
  await first
  // Each of them is with its handler by then.
  await health(app, '/health/live')
  checks[0]?.()
  expect(await Promise.all(together)).toEqual([OK, OK, OK])
  expect(checks).toHaveLength(1)
  const second = once(asked, 'check')
  const later = health(app, '/health')
  await second
  checks[1]?.()
  expect(await later).toEqual(OK)
})
