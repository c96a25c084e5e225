/** The schools of a teacher, or of everybody, each with what waits there. */
import { html, type Html } from '../../../platform/http/html'
import type { Messages } from './operator-page.messages'

export interface ShownSchool {
  readonly id: string
  readonly name: string
  /** `waiting`: null where nothing of the section ever waits. */
  readonly sections: readonly { readonly name: string; readonly address: string; readonly waiting: number | null }[]
}

export function schoolsBody(texts: Messages, schools: readonly ShownSchool[]): Html {
  const cards = schools.map(
    ({ id, name, sections }) =>
      html`<section class="card" aria-labelledby="school-${id}">
        <div class="head"><h2 id="school-${id}">${name}</h2></div>
        <ul>
          ${sections.map(
            ({ name: title, address, waiting }) =>
              html`<li><a href="${address}">${title}</a>${waiting === null ? '' : ` · ${texts.waiting(waiting)}`}</li>`,
          )}
        </ul>
      </section>`,
  )
  return html`<h1>${texts.schools}</h1>
    <p class="lead">${texts.schoolsHint}</p>
    ${cards}`
}
