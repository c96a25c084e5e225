/** The pages with a form: signing in, and what asks before it changes what visitors get. */
import { html, type Html } from '../../../platform/http/html'
import { EVERY_TENANT } from '../../registry/resolve.model'
import type { RollBackPlan } from '../../releases/roll-back-plan'
import { formToken, NOTHING, OPERATOR_PAGE, type Viewer } from './frame'
import type { Messages } from './operator-page.messages'
import type { Overview } from './page-data'
import { scopeName } from './release-pages'

/** Shares of the visitors that a gray release can begin with. */
const SHARES = [1, 5, 10, 25, 50] as const

export function signInBody(texts: Messages, fault: string, name = ''): Html {
  return html`<section class="dialog">
    <h1>${texts.signIn}</h1>
    <p class="lead">${texts.signInHint}</p>
    ${fault === '' ? NOTHING : html`<p class="fault" role="alert">${fault}</p>`}
    <form method="post" action="${OPERATOR_PAGE}/sign-in">
      <div class="field">
        <label for="name">${texts.name}</label>
        <input id="name" name="name" value="${name}" autocomplete="username" required maxlength="40" />
      </div>
      <div class="field">
        <label for="password">${texts.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="300" />
      </div>
      <div class="choices"><button class="button main">${texts.signIn}</button></div>
    </form>
  </section>`
}

interface Asking {
  readonly texts: Messages
  readonly viewer: Viewer
  readonly overview: Overview
  readonly moduleId: string
}

export function promoteBody({ texts, viewer, overview, moduleId }: Asking, version: string): Html {
  const title = texts.promoteTitle(moduleId, version)
  const schools = [EVERY_TENANT, ...overview.schools.keys()].map(
    (scope) => html`<option value="${scope}">${scopeName(texts, overview.schools, scope)}</option>`,
  )
  const shares = SHARES.map((share) => html`<option value="${share}">${texts.shareOf(share)}</option>`)
  const isOutside = overview.outside.has(`${moduleId} ${version}`)
  return dialog(title, [
    html`<p>${texts.nextPage}</p>`,
    html`<form method="post" action="${OPERATOR_PAGE}/modules/${moduleId}/promote">
      ${formToken(viewer)}<input type="hidden" name="version" value="${version}" />
      <div class="field">
        <label for="scope">${texts.forWhom}</label>
        <select id="scope" name="scope">
          ${schools}
        </select>
      </div>
      <div class="field">
        <label for="gray">${texts.share}</label>
        <select id="gray" name="gray">
          <option value="">${texts.everyVisitor}</option>
          ${shares}
        </select>
      </div>
      ${isOutside ? levelField(texts) : NOTHING} ${whyField(texts)}
      ${choices(texts, html`<button class="button main">${texts.confirmPromote}</button>`)}
    </form>`,
  ])
}

/** Names what comes back and what does not; without anything that could, it asks nothing. */
export function rollBackBody({ texts, viewer, overview, moduleId }: Asking, scope: string, plan: RollBackPlan): Html {
  const { channel, rolledBack, version, passedOver } = plan
  const school = scopeName(texts, overview.schools, scope)
  const title = texts.rollBackTitle(moduleId, school)
  const skipped = passedOver.map(
    (one) =>
      html`<p>${texts.passedOver(one.version, scopeName(texts, overview.schools, one.scope), one.failures, one.pages)}</p>`,
  )
  if (version === null && scope === EVERY_TENANT) {
    const back = html`<div class="choices"><a class="button" href="${OPERATOR_PAGE}/">${texts.back}</a></div>`
    return dialog(title, [html`<p>${texts.noneBefore(rolledBack)}</p>`, ...skipped, back])
  }
  const sentence = channel === 'stable' ? texts.rollBackStable : texts.rollBackGray
  return dialog(title, [
    html`<p>${sentence(school, rolledBack, version ?? texts.nobody)}</p>`,
    ...skipped,
    html`<p>${texts.nextPage}</p>`,
    html`<form method="post" action="${OPERATOR_PAGE}/modules/${moduleId}/rollback">
      ${formToken(viewer)}<input type="hidden" name="scope" value="${scope}" />
      <input type="hidden" name="version" value="${rolledBack}" />
      ${whyField(texts)} ${choices(texts, html`<button class="button danger">${texts.confirmRollBack}</button>`)}
    </form>`,
  ])
}

function dialog(title: string, parts: readonly Html[]): Html {
  return html`<section class="dialog" aria-labelledby="title">
    <h1 id="title">${title}</h1>
    ${parts}
  </section>`
}

/** How a release from outside runs. */
function levelField(texts: Messages): Html {
  const options = (['contained', 'reviewed'] as const).map(
    (level) => html`<option value="${level}">${texts.levels[level]}</option>`,
  )
  return html`<div class="field">
    <label for="level">${texts.level}</label>
    <select id="level" name="level" aria-describedby="level-hint">
      ${options}
    </select>
    <small id="level-hint">${texts.levelHint}</small>
  </div>`
}

function whyField(texts: Messages): Html {
  return html`<div class="field">
    <label for="why">${texts.why}</label>
    <input id="why" name="why" required maxlength="300" autocomplete="off" aria-describedby="why-hint" />
    <small id="why-hint">${texts.whyHint}</small>
  </div>`
}

function choices(texts: Messages, confirm: Html): Html {
  return html`<div class="choices"><a class="button" href="${OPERATOR_PAGE}/">${texts.cancel}</a>${confirm}</div>`
}
