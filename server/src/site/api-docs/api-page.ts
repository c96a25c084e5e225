import type { FastifyInstance } from 'fastify'

import type { Route } from '../../platform/http/handle'
import { html, type Html } from '../../platform/http/html'
import type { RefusalTable } from '../../platform/http/messages'
import { sendPlainPage } from '../../platform/http/plain-page'
import { describeRoutes, type CallDescription } from './describe'
import type { Field } from './fields'
import { openApiOf } from './openapi'

/** `/docs/api` for people and `/docs/api.json` (OpenAPI 3.1) for tools. */
export function serveApiDocs(app: FastifyInstance, routes: readonly Route[], refusals: RefusalTable): void {
  app.get('/docs/api.json', async (_request, reply) => reply.send(openApiOf(routes, refusals)))
  app.get('/docs/api', async (_request, reply) =>
    sendPlainPage(reply, { lang: 'en', title: 'Campus API', body: apiPage(routes, refusals) }),
  )
}

function apiPage(routes: readonly Route[], refusals: RefusalTable): Html {
  const domains = describeRoutes(routes)
  const contents = domains.map(
    ({ domain, calls }) => html`<li><a href="#${domain}">${domain}</a> (${calls.length})</li>`,
  )
  const sections = domains.map(
    ({ domain, calls }) =>
      html`<section>
        <h2 id="${domain}">${domain}</h2>
        ${calls.map(callSection)}
      </section>`,
  )
  return html`<p>
      Every response is an envelope <code>{ code, msg, data, traceId }</code>; the tables below show <code>data</code>.
      The same as OpenAPI 3.1: <a href="/docs/api.json">api.json</a>.
    </p>
    <nav aria-label="Domains">
      <ul>
        ${contents}
      </ul>
    </nav>
    ${sections} ${codes(refusals)}`
}

function callSection(call: CallDescription): Html {
  return html`<h3 id="${call.id}"><code>${call.method} ${call.path}</code></h3>
    <p>
      ${call.summary}.${call.marks.length === 0 ? html`` : html` <span class="muted">${call.marks.join('; ')}.</span>`}
    </p>
    ${fieldTable('Request', call.request)}${fieldTable('data', call.response)}`
}

function fieldTable(caption: string, fields: readonly Field[]): Html {
  if (fields.length === 0) return html``
  const rows = fields.map(
    ({ path, type, required }) =>
      html`<tr>
        <td><code>${path === '' ? 'the value' : path}</code></td>
        <td>${type}${required ? '' : html` <span class="muted">(may be absent)</span>`}</td>
      </tr>`,
  )
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">${caption}</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function codes(refusals: RefusalTable): Html {
  const rows = Object.entries(refusals).map(
    ([reason, { code, message }]) =>
      html`<tr>
        <td>${code}</td>
        <td><code>${reason}</code></td>
        <td lang="zh-CN">${message}</td>
      </tr>`,
  )
  return html`<section>
    <h2 id="codes">Codes</h2>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">code</th>
            <th scope="col">Reason</th>
            <th scope="col">msg</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`
}
