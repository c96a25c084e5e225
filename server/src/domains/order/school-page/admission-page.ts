/** The page on which a school admits somebody who has not ordered. */
import { html, type Html } from '../../../platform/http/html'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import type { ClassesOfProduct } from '../../product/product.offer'
import type { OrderRow } from '../order-change'
import { admissionAddress, type Applicant } from './admission-address'
import { MESSAGES } from './admission.messages'
import { classOption } from './class-option'
import type { FoundApplicant } from './found-applicant'
import { MESSAGES as ORDER_MESSAGES } from './orders.messages'

type Look = Pick<TeacherContext, 'locale' | 'address' | 'addressOf' | 'formToken'>

export interface Admittance {
  readonly applicant: Applicant
  readonly person: FoundApplicant
  /** Those of every product that can still be joined. */
  readonly products: readonly ClassesOfProduct[]
  /** The classes in which the person has a seat. */
  readonly own: ReadonlySet<string>
  /** The person's orders that wait. */
  readonly waiting: readonly Pick<OrderRow, 'id' | 'number' | 'productName'>[]
}

const NOTHING = html``

export function admissionPage(look: Look, admittance: Admittance): TeacherPage {
  const { locale, address } = look
  const { person, waiting } = admittance
  const texts = MESSAGES[locale]
  const title = texts.title(person.name)
  const body = html`<h1>${title}</h1>
    <p class="lead"><a href="tel:${person.mobile}">${person.mobile}</a></p>
    ${
      waiting.length === 0
        ? NOTHING
        : html`<section class="card">
            <h2>${texts.waiting}</h2>
            <ul>
              ${waiting.map(
                ({ id, number, productName }) =>
                  html`<li><a href="${address}/${id}">${number}</a> · ${productName}</li>`,
              )}
            </ul>
          </section>`
    }
    ${form(look, admittance)}
    <p><a class="button" href="${address}">${texts.back}</a></p>`
  return { title, body }
}

function form(look: Look, { applicant, person, products, own }: Admittance): Html {
  const { locale, formToken } = look
  const texts = MESSAGES[locale]
  if (person.isClosed) return html`<p class="notice">${texts.closed}</p>`
  if (products.length === 0) return html`<section class="card"><p>${texts.noClass}</p></section>`
  return html`<form method="post" action="${admissionAddress(look, applicant)}" class="card">
    ${formToken}
    <p>${texts.what}</p>
    ${person.userId === null ? html`<p>${texts.makesAccount}</p>` : NOTHING}
    <div class="field">
      <label for="class">${ORDER_MESSAGES[locale].class}</label>
      <select id="class" name="classId" required>
        <option value="">${texts.choose}</option>
        ${products.map(
          ({ name, classes }) =>
            html`<optgroup label="${name}">
              ${classes.map((one) => classOption(locale, one, { isTheirs: own.has(one.id) }))}
            </optgroup>`,
        )}
      </select>
    </div>
    <div class="choices"><button class="button main">${texts.button}</button></div>
  </form>`
}
