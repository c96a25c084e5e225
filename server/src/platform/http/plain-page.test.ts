import { fastify } from 'fastify'

import { html } from './html'
import { PLAIN_STYLE_PATH, sendPlainPage, servePlainStyle } from './plain-page'

const app = fastify()
servePlainStyle(app)
app.get<{ Querystring: { refresh?: number } }>('/page', (request, reply) =>
  sendPlainPage(reply, {
    lang: 'en',
    title: 'Messages <1>',
    body: html`<p>none</p>`,
    ...(request.query.refresh !== undefined && { refresh: request.query.refresh }),
  }),
)
afterAll(() => app.close())

test('a page of the server’s own runs no script, stands in no frame, tells no address and is not kept', async () => {
  const { headers } = await app.inject('/page')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
})

test('it says its language and its title, escaped, and shows its body', async () => {
  const { body } = await app.inject('/page')
  expect(body).toMatch(/^<!doctype html>\s*<html lang="en">/)
  expect(body).toContain('<title>Messages &lt;1&gt;</title>')
  expect(body).toContain('<h1>Messages &lt;1&gt;</h1>')
  expect(body).toContain('<p>none</p>')
})

test('it is loaded again only where that is asked for', async () => {
  expect((await app.inject('/page')).body).not.toContain('http-equiv')
  expect((await app.inject('/page?refresh=5')).body).toContain('<meta http-equiv="refresh" content="5" />')
})

test('its style is a file that it names', async () => {
  expect((await app.inject('/page')).body).toContain(`<link rel="stylesheet" href="${PLAIN_STYLE_PATH}" />`)
  const { headers, body } = await app.inject(PLAIN_STYLE_PATH)
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(body).toContain('color-scheme: light dark')
})
