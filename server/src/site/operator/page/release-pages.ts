/** What runs, and the releases of a module. */
import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import type { ListedRelease } from '../../registry/collection'
import type { Collection } from '../../registry/collection.model'
import { EVERY_TENANT } from '../../registry/resolve.model'
import { NOTHING, OPERATOR_PAGE, type Viewer } from './frame'
import { healthCell } from './health-chart'
import { healthOf } from './module-health.model'
import type { Messages } from './operator-page.messages'
import type { AssignmentRow, Overview, SchoolNames, WithheldRow } from './page-data'

export interface Shown {
  readonly texts: Messages
  readonly viewer: Viewer
  readonly overview: Overview
  readonly now: Date
}

/** Module that no team releases: the shell takes part in no promotion. */
const isReleased = (moduleId: string): boolean => moduleId !== 'shell'

export function overviewBody(shown: Shown, notice: string): Html {
  const { texts, overview } = shown
  const modules = [...new Set([...overview.assignments, ...overview.setAside].map(({ moduleId }) => moduleId))].sort()
  return html`<h1>${texts.overview}</h1>
    <p class="lead">${texts.overviewHint}</p>
    ${notice === '' ? NOTHING : html`<p class="notice" role="status">${notice}</p>`}
    ${modules.map((moduleId) => moduleCard(shown, moduleId))}
    ${modules.length === 0 ? html`<p>${texts.nothingYet}</p>` : NOTHING}`
}

function moduleCard(shown: Shown, moduleId: string): Html {
  const { texts, overview } = shown
  const link = html`<a
    class="button quiet"
    href="${OPERATOR_PAGE}/modules/${moduleId}"
    aria-label="${moduleId}: ${texts.releases}"
    >${texts.releases}</a
  >`
  return html`<section class="card" aria-labelledby="of-${moduleId}">
    <div class="head"><h2 id="of-${moduleId}">${moduleId}</h2>${isReleased(moduleId) ? link : NOTHING}</div>
    ${setAsideNote(shown, moduleId)}
    ${assignmentTable(
      shown,
      overview.assignments.filter((row) => row.moduleId === moduleId),
    )}
  </section>`
}

/** What the last start would not give to every school, and why. */
function setAsideNote({ texts, overview }: Shown, moduleId: string): Html {
  const build = overview.setAside.find((one) => one.moduleId === moduleId)
  if (build === undefined) return NOTHING
  const { version, since, reasons } = build
  return html`<div class="aside">
    <p>${texts.setAside(version, wireTime(since))}</p>
    <ul>
      ${reasons.map((reason) => html`<li lang="en">${reason}</li>`)}
    </ul>
  </div>`
}

function assignmentTable(shown: Shown, rows: readonly AssignmentRow[]): Html {
  const { texts } = shown
  if (rows.length === 0) return html`<p class="muted">${texts.nobody}</p>`
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.school}</th>
        <th scope="col">${texts.channel}</th>
        <th scope="col">${texts.version}</th>
        <th scope="col">${texts.health}</th>
        <th scope="col">${texts.changed}</th>
        <th scope="col">${texts.actions}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => assignmentLine(shown, row))}
    </tbody>
  </table>`
}

function assignmentLine({ texts, viewer, overview, now }: Shown, row: AssignmentRow): Html {
  const { moduleId, scope, channel, share, level, version, previousVersion, changedAt, changedBy, why } = row
  const school = scopeName(texts, overview.schools, scope)
  const health = healthOf(
    overview.outcomes,
    { moduleId, version, tenantId: scope === EVERY_TENANT ? null : scope },
    now,
  )
  const isGray = channel === 'gray'
  const fallback = overview.fallbacks.get(`${moduleId} ${scope}`)
  // A school goes back to the release of all; behind the first release of all there is none.
  const hasFormer = isGray || scope !== EVERY_TENANT || previousVersion !== null
  const mayRollBack = viewer.roles.includes('release') && isReleased(moduleId) && hasFormer
  const rollBack = html`<a
    class="button"
    href="${OPERATOR_PAGE}/modules/${moduleId}/rollback?scope=${encodeURIComponent(scope)}"
    aria-label="${texts.rollBackTitle(moduleId, school)}"
    >${texts.rollBack}</a
  >`
  // Taking back begins with the gray release, so its line alone offers it.
  const isLast = isGray || !overview.assignments.some((other) => isGrayAt(other, row))
  return html`<tr>
    <th scope="row">${school}</th>
    <td data-name="${texts.channel}">
      <span class="tag${isGray ? ' gray' : ''}">${isGray ? texts.gray(share) : texts.stable}</span>
    </td>
    <td data-name="${texts.version}">
      <code>${version}</code>${
        fallback === undefined || isGray ? NOTHING : html`<small>${texts.lastGood(fallback)}</small>`
      }${overview.outside.has(`${moduleId} ${version}`) ? html`<small>${texts.levels[level]}</small>` : NOTHING}${overview.withheld
        .filter((withheld) => isWithheldAt(withheld, row))
        .map((withheld) => withheldLine(texts, overview.schools, withheld))}
    </td>
    <td data-name="${texts.health}">${healthCell(texts, health)}</td>
    <td data-name="${texts.changed}">${wireTime(changedAt)}<small>${texts.by(changedBy)}</small><small>${why}</small></td>
    <td>${mayRollBack && isLast ? rollBack : NOTHING}</td>
  </tr>`
}

/** A school without a release of its own is told of where it gets the one of all. */
function isWithheldAt(withheld: WithheldRow, { moduleId, scope, version }: AssignmentRow): boolean {
  const isOfScope = scope === EVERY_TENANT || scope === withheld.scope
  return isOfScope && withheld.moduleId === moduleId && withheld.version === version
}

function withheldLine(
  texts: Messages,
  schools: SchoolNames,
  { scope, cause, pages, failures, since }: WithheldRow,
): Html {
  const school = scopeName(texts, schools, scope)
  const what = cause === 'demoted' ? texts.demoted(school, failures, pages) : texts.leftAlone(school, failures, pages)
  return html`<small class="withheld">${what} (${wireTime(since)})</small>`
}

function isGrayAt(other: AssignmentRow, { moduleId, scope }: AssignmentRow): boolean {
  return other.channel === 'gray' && other.moduleId === moduleId && other.scope === scope
}

export function moduleBody(shown: Shown, moduleId: string, releases: readonly ListedRelease[]): Html {
  const { texts, overview } = shown
  return html`<h1>${moduleId}</h1>
    <section class="card">${setAsideNote(shown, moduleId)} ${assignmentTable(shown, overview.assignments)}</section>
    <section class="card" aria-labelledby="releases">
      <div class="head"><h2 id="releases">${texts.releases}</h2></div>
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.version}</th>
            <th scope="col">${texts.published}</th>
            <th scope="col">${texts.origin}</th>
            <th scope="col">${texts.whoGetsIt}</th>
            <th scope="col">${texts.health}</th>
            <th scope="col">${texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          ${releases.map((release) => releaseLine(shown, moduleId, release))}
        </tbody>
      </table>
    </section>`
}

function releaseLine({ texts, viewer, overview, now }: Shown, moduleId: string, release: ListedRelease): Html {
  const { version, base, publishedAt } = release
  const given = overview.assignments.filter((row) => row.version === version)
  const places = given.map(
    ({ scope, channel, share }) =>
      html`<div>
        ${scopeName(texts, overview.schools, scope)} · ${channel === 'gray' ? texts.gray(share) : texts.stable}
      </div>`,
  )
  const promote = html`<a
    class="button"
    href="${OPERATOR_PAGE}/modules/${moduleId}/promote?version=${encodeURIComponent(version)}"
    aria-label="${texts.promoteTitle(moduleId, version)}"
    >${texts.promote}</a
  >`
  return html`<tr>
    <th scope="row"><code>${version}</code></th>
    <td data-name="${texts.published}">${wireTime(publishedAt)}</td>
    <td data-name="${texts.origin}">${base === '' ? texts.ours : html`<code>${base}</code>`}</td>
    <td data-name="${texts.whoGetsIt}">
      ${places.length === 0 ? html`<span class="muted">${texts.nobody}</span>` : places}
      ${keptNote(texts, release)}
    </td>
    <td data-name="${texts.health}">
      ${healthCell(texts, healthOf(overview.outcomes, { moduleId, version, tenantId: null }, now))}
    </td>
    <td>${viewer.roles.includes('release') && isPromotable(release) ? promote : NOTHING}</td>
  </tr>`
}

/** A collected release has no files any more. */
export function isPromotable({ collection }: ListedRelease): boolean {
  return collection.state !== 'collected'
}

/** Until when nobody's release is kept, or why it is kept; nothing for one that is in use. */
function keptNote(texts: Messages, { collection }: ListedRelease): Html {
  const note = keptText(texts, collection)
  return note === '' ? NOTHING : html`<small>${note}</small>`
}

function keptText(texts: Messages, collection: Collection): string {
  switch (collection.state) {
    case 'collected':
      return texts.collected(wireTime(collection.at))
    case 'due':
      return texts.keptUntil(wireTime(collection.from))
    case 'held':
      return texts.heldBy[collection.by]
  }
}

export function scopeName(texts: Messages, schools: SchoolNames, scope: string): string {
  if (scope === EVERY_TENANT) return texts.everySchool
  const name = schools.get(scope)
  return name === undefined ? scope : `${name} ${scope}`
}
