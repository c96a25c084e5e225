/** The pages on which a school looks after its learners' accounts: the list, one learner, and a new password. */
import { createHash } from 'node:crypto'

import { html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { linkedTable } from '../../../platform/teaching/linked-table'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import { admissionAddress } from '../../order/order.offer'
import type { FoundLearners, Learner } from './found-learners'
import { MESSAGES } from './learners.messages'

type Look = Pick<TeacherContext, 'locale' | 'address' | 'addressOf' | 'formToken'>

export const ACTIONS = ['reset', 'end', 'picture', 'close', 'open'] as const
export type Action = (typeof ACTIONS)[number]

const NOTHING = html``

export function learnersPage({ locale, address }: Look, search: string, { total, listed }: FoundLearners): TeacherPage {
  const texts = MESSAGES[locale]
  const rows = listed.map((learner) => ({
    address: `${address}/${learner.id}`,
    name: nameOf(learner),
    cells: [learner.mobile, learner.studentId ?? '', wireTime(learner.createdTime), stateOf(learner, texts)],
  }))
  const columns = [texts.name, texts.mobile, texts.studentNumber, texts.joined, texts.state]
  const more = total - listed.length
  const lead = total > 0 ? texts.lead(total, search) : search === '' ? texts.nobody : texts.notFound(search)
  const body = html`<h1>${texts.title}</h1>
    <form method="get" action="${address}" role="search" class="card">
      <div class="field">
        <label for="search">${texts.search}</label>
        <input type="search" id="search" name="search" maxlength="60" value="${search}" />
      </div>
      <div class="choices">
        ${search === '' ? NOTHING : html`<a class="button" href="${address}">${texts.showAll}</a>`}
        <button class="button main">${texts.find}</button>
      </div>
    </form>
    <p class="lead">${lead}${more > 0 ? ` ${texts.more(more)}` : ''}</p>
    ${rows.length === 0 ? NOTHING : html`<section class="card">${linkedTable(columns, rows)}</section>`}`
  return { title: texts.title, body }
}

export function learnerPage(look: Look, learner: Learner, openSessions: number): TeacherPage {
  const { locale, address, formToken } = look
  const texts = MESSAGES[locale]
  const { id, mobile, studentId, createdTime, passwordHash, avatar, closedTime, closedByOwner } = learner
  const facts = [
    [texts.mobile, mobile],
    [texts.studentNumber, studentId ?? ''],
    [texts.joined, wireTime(createdTime)],
    [texts.state, stateOf(learner, texts)],
    [texts.password, passwordHash === null ? texts.noPassword : texts.hasPassword],
    [texts.openSessions, String(openSessions)],
  ] as const
  const body = html`<h1>${nameOf(learner)}</h1>
    ${closedTime === null ? NOTHING : html`<p class="notice">${(closedByOwner ? texts.closedByOwner : texts.closedSince)(wireTime(closedTime))}</p>`}
    <section class="card">
      <table>
        <tbody>
          ${facts.map(
            ([fact, value]) =>
              html`<tr>
                <th scope="row">${fact}</th>
                <td>${value === '' ? texts.none : value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    ${
      closedTime === null
        ? html`<section class="card" aria-labelledby="admit-heading">
            <h2 id="admit-heading">${texts.admit}</h2>
            <p>${texts.admitWhat}</p>
            <div class="choices">
              <a class="button" href="${admissionAddress(look, { kind: 'learner', id })}">${texts.admitTo}</a>
            </div>
          </section>`
        : NOTHING
    }
    ${actionsFor(learner).map((action) => {
      const { heading, what, button } = texts.actions[action]
      return html`<form method="post" action="${address}/${id}" class="card" aria-labelledby="${action}-heading">
        ${formToken}<input type="hidden" name="seen" value="${seenOf(learner)}" />
        <input type="hidden" name="action" value="${action}" />
        <h2 id="${action}-heading">${heading}</h2>
        <p>${what}</p>
        <div class="choices">${action === 'picture' ? html`<a class="button" href="${avatar}" target="_blank" rel="noopener">${texts.showPicture}</a>` : NOTHING}<button class="button ${action === 'close' ? 'danger' : ''}">${button}</button></div>
      </form>`
    })}
    <p><a class="button" href="${address}">${texts.back}</a></p>`
  return { title: nameOf(learner), body }
}

/** The only page that ever shows a password. */
export function passwordPage({ locale, address }: Look, learner: Learner, password: string): TeacherPage {
  const texts = MESSAGES[locale]
  const body = html`<h1>${texts.newPassword(nameOf(learner))}</h1>
    <p class="lead">${texts.mobile} ${learner.mobile}</p>
    <section class="card">
      <p class="typed"><code id="password">${password}</code></p>
      <p>${texts.handOver}</p>
      <div class="choices"><a class="button main" href="${address}/${learner.id}">${texts.done}</a></div>
    </section>`
  return { title: texts.newPassword(nameOf(learner)), body }
}

/** What can be done with an account as it is. */
export function actionsFor({ closedTime, hasOwnPicture }: Learner): readonly Action[] {
  if (closedTime !== null) return ['open']
  return hasOwnPicture ? ['reset', 'end', 'picture', 'close'] : ['reset', 'end', 'close']
}

/**
 * Another text whenever the password, the picture or the state is another, so that nobody acts on what they have not seen. It tells
 * nothing of the password: what is kept of it has a random salt.
 */
export function seenOf({
  passwordHash,
  avatar,
  closedTime,
}: Pick<Learner, 'passwordHash' | 'avatar' | 'closedTime'>): string {
  return createHash('sha256')
    .update(JSON.stringify([passwordHash, avatar, closedTime]))
    .digest('base64url')
}

function nameOf({ realName, nickName, mobile, id }: Learner): string {
  return realName || nickName || mobile || id
}

function stateOf({ closedTime }: Learner, texts: (typeof MESSAGES)[TeacherContext['locale']]): string {
  return closedTime === null ? texts.open : texts.closed
}
