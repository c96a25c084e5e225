import type { FastifyInstance, FastifyReply } from 'fastify'

import { html, type Html } from './html'

/** Style of the server's own pages in light and dark; a file, so that no page needs inline styles. */
const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.3; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 2rem 0 .25rem; }
code { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; } th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #8884; }
th { font-weight: 600; } .muted { opacity: .75; } .nowrap { white-space: nowrap; }
@media (max-width: 600px) { .wide { display: block; overflow-x: auto; } }
`

export const PLAIN_STYLE_PATH = '/docs/plain.css'

interface PageOptions {
  readonly lang: 'zh-CN' | 'en'
  readonly title: string
  readonly body: Html
  /** Seconds after which the browser loads the page again. */
  readonly refresh?: number
}

export function servePlainStyle(app: FastifyInstance): void {
  app.get(PLAIN_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

/** Sends a page without any script. */
export function sendPlainPage(reply: FastifyReply, { lang, title, body, refresh }: PageOptions): FastifyReply {
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refresh === undefined ? html`` : html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>${title}</title>
        <link rel="stylesheet" href="${PLAIN_STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(page.source)
}
