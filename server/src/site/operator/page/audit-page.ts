/** Who changed what, when and why. */
import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { NOTHING, OPERATOR_PAGE } from './frame'
import type { Messages } from './operator-page.messages'
import { CHANGES_PER_PAGE, type AuditPage, type ChangeRow, type SchoolNames } from './page-data'
import { scopeName } from './release-pages'

interface ShownAudit {
  readonly texts: Messages
  readonly audit: AuditPage
  /** Counts from 1. */
  readonly page: number
}

export function auditBody({ texts, audit, page }: ShownAudit): Html {
  const rows = audit.changes.map((change) => changeLine(texts, audit.schools, change))
  return html`<h1>${texts.audit}</h1>
    <p class="lead">${texts.auditHint}</p>
    <section class="card">
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.time}</th>
            <th scope="col">${texts.who}</th>
            <th scope="col">${texts.what}</th>
            <th scope="col">${texts.module}</th>
            <th scope="col">${texts.school}</th>
            <th scope="col">${texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
      ${rows.length === 0 ? html`<p>${texts.nothingYet}</p>` : NOTHING}
    </section>
    ${pages(texts, page, audit.total)}`
}

function changeLine(texts: Messages, schools: SchoolNames, change: ChangeRow): Html {
  const { action, moduleId, scope, channel, version, previousVersion, detail, changedAt, changedBy, why } = change
  return html`<tr>
    <td data-name="${texts.time}">${wireTime(changedAt)}</td>
    <td data-name="${texts.who}">${changedBy}</td>
    <td data-name="${texts.what}">
      <span class="tag${channel === 'gray' ? ' gray' : ''}">${texts.actionNames[action]}</span
      ><small><code>${detail}</code></small>
    </td>
    <td data-name="${texts.module}">
      ${moduleId}<small><code>${version}</code></small
      >${previousVersion === null ? NOTHING : html`<small>${texts.before(previousVersion)}</small>`}
    </td>
    <td data-name="${texts.school}">${scope === '' ? '' : scopeName(texts, schools, scope)}</td>
    <td data-name="${texts.reason}">${why}</td>
  </tr>`
}

function pages(texts: Messages, page: number, total: number): Html {
  const link = (to: number, text: string) =>
    html`<li><a class="button" href="${OPERATOR_PAGE}/audit?page=${to}">${text}</a></li>`
  const links = [
    ...(page > 1 ? [link(page - 1, texts.newer)] : []),
    ...(page * CHANGES_PER_PAGE < total ? [link(page + 1, texts.older)] : []),
  ]
  if (links.length === 0) return NOTHING
  return html`<nav aria-label="${texts.pages}">
    <ul>
      ${links}
    </ul>
  </nav>`
}
