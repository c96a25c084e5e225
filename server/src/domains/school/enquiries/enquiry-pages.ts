/** The pages on which a school sees who has enquired: what waits, and one enquiry with a form. */
import { html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { linkedTable } from '../../../platform/teaching/linked-table'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import { admissionAddress } from '../../order/order.offer'
import type { clues } from '../school.schema'
import { MESSAGES } from './enquiries.messages'

type Look = Pick<TeacherContext, 'locale' | 'address' | 'addressOf' | 'formToken'>
export type Enquiry = typeof clues.$inferSelect

/** Characters of a note at most. */
export const LONGEST_NOTE = 500

const NOTHING = html``

export function enquiriesPage(
  { locale, address }: Look,
  { total, waiting }: { readonly total: number; readonly waiting: readonly Enquiry[] },
): TeacherPage {
  const texts = MESSAGES[locale]
  const rows = waiting.map(({ id, name, mobile, content, createdTime }) => ({
    address: `${address}/${id}`,
    name,
    cells: [mobile, content, wireTime(createdTime)],
  }))
  const columns = [texts.name, texts.mobile, texts.content, texts.sent]
  const body = html`<h1>${texts.title}</h1>
    <p class="lead">${total === 0 ? texts.nothing : texts.lead(total)}</p>
    ${total === 0 ? NOTHING : html`<section class="card">${linkedTable(columns, rows)}</section>`}`
  return { title: texts.title, body }
}

export function enquiryPage(look: Look, enquiry: Enquiry): TeacherPage {
  const { locale, address, formToken } = look
  const texts = MESSAGES[locale]
  const { id, name, mobile, content, createdTime, handledTime, note } = enquiry
  const body = html`<h1>${name}</h1>
    <p class="lead"><a href="tel:${mobile}">${mobile}</a> · ${texts.sent} ${wireTime(createdTime)}</p>
    ${handledTime === null ? NOTHING : html`<p class="notice">${texts.handled(wireTime(handledTime))}</p>`}
    <form method="post" action="${address}/${id}" class="card">
      ${formToken}<input type="hidden" name="seen" value="${seenOf(enquiry)}" />
      <h2>${texts.content}</h2>
      <p class="typed">${content}</p>
      <div class="field">
        <label for="note">${texts.note}</label>
        <textarea id="note" name="note" rows="3" maxlength="${LONGEST_NOTE}" aria-describedby="note-hint">${note}</textarea>
        <small id="note-hint">${texts.noteHint}</small>
      </div>
      <div class="choices">
        <a class="button" href="${address}">${texts.back}</a>
        <button class="button main">${texts.save}</button>
      </div>
    </form>
    <section class="card" aria-labelledby="admit-heading">
      <h2 id="admit-heading">${texts.admit}</h2>
      <p>${texts.admitWhat}</p>
      <div class="choices">
        <a class="button" href="${admissionAddress(look, { kind: 'enquiry', id })}">${texts.admitTo}</a>
      </div>
    </section>`
  return { title: name, body }
}

/** Another text each time somebody has taken care of it, so that nobody writes over what they have not seen. */
export function seenOf({ handledTime }: Pick<Enquiry, 'handledTime'>): string {
  return String(handledTime?.getTime() ?? '')
}
