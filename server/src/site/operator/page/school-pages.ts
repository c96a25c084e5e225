/** The schools of a teacher, or of everybody, each with what waits there. */
import { html, type Html } from '../../../platform/http/html'
import type { Messages } from './operator-page.messages'

export interface ShownSchool {
  readonly id: string
  readonly name: string
  readonly sections: readonly { readonly name: string; readonly address: string; readonly waiting: number }[]
}

export function schoolsBody(texts: Messages, schools: readonly ShownSchool[]): Html {
  const cards = schools.map(
    ({ id, name, sections }) =>
      html`<section class="card" aria-labelledby="school-${id}">
        <div class="head"><h2 id="school-${id}">${name}</h2></div>
        <ul>
          ${sections.map(
            (section) =>
              html`<li><a href="${section.address}">${section.name}</a> · ${texts.waiting(section.waiting)}</li>`,
          )}
        </ul>
      </section>`,
  )
  return html`<h1>${texts.schools}</h1>
    <p class="lead">${texts.schoolsHint}</p>
    ${cards}`
}
