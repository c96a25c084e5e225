/** The pages on which a school sees who has ordered, and decides: the list, and one order with its forms. */
import { createHash } from 'node:crypto'

import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { linkedTable } from '../../../platform/teaching/linked-table'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import type { ClassOfProduct } from '../../product/product.offer'
import type { OrderRow } from '../order-change'
import { payableOf } from '../payment.model'
import { classOption } from './class-option'
import { decisionsFor, type Decision } from './decide'
import type { FoundOrder } from './found-orders'
import { MESSAGES } from './orders.messages'

type Look = Pick<TeacherContext, 'locale' | 'address' | 'formToken'>
type Texts = (typeof MESSAGES)[TeacherContext['locale']]

/** Characters of what is told to the person at most. */
export const LONGEST_WORDS = 200

const NOTHING = html``

export function ordersPage(
  { locale, address }: Look,
  search: string,
  { total, listed }: { readonly total: number; readonly listed: readonly FoundOrder[] },
): TeacherPage {
  const texts = MESSAGES[locale]
  const rows = listed.map(({ order, person }) => ({
    address: `${address}/${order.id}`,
    name: order.number,
    cells: [
      nameOf(person),
      person.mobile,
      order.productName,
      moneyOf(payableOf(order), texts),
      stateOf(order, texts),
      wireTime(order.createdTime),
    ],
  }))
  const columns = [texts.number, texts.name, texts.mobile, texts.product, texts.payable, texts.state, texts.placed]
  const more = total - listed.length
  const lead = total > 0 ? texts.lead(total, search) : search === '' ? texts.nothing : texts.notFound(search)
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

export function orderPage(look: Look, { order, person }: FoundOrder, classes: readonly ClassOfProduct[]): TeacherPage {
  const { locale, address } = look
  const texts = MESSAGES[locale]
  const asked = classes.find(({ id }) => id === order.classId)
  const facts = [
    [texts.name, nameOf(person)],
    [texts.product, order.productName],
    [texts.asked, order.classId === null ? texts.nextClass : (asked?.name ?? order.classId)],
    [texts.price, moneyOf(order.standPrice, texts)],
    [
      texts.coupon,
      order.couponTitle === '' ? texts.none : `${order.couponTitle} −${moneyOf(order.couponAmount, texts)}`,
    ],
    [texts.payable, moneyOf(payableOf(order), texts)],
    [texts.state, stateOf(order, texts)],
  ] as const
  const title = `${texts.number} ${order.number}`
  const body = html`<h1>${title}</h1>
    <p class="lead"><a href="tel:${person.mobile}">${person.mobile}</a></p>
    <section class="card">
      <table>
        <tbody>
          ${facts.map(
            ([fact, value]) =>
              html`<tr>
                <th scope="row">${fact}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    <section class="card">
      <h2>${texts.steps}</h2>
      <ol>
        ${order.steps.map(
          ({ state, time, by, words }) =>
            html`<li>${wireTime(new Date(time))} ${state === 'placed' ? texts.wasPlaced : texts.states[state]} · ${by === '' ? texts.byPerson : by}${
              words === '' ? '' : ` · ${words}`
            }</li>`,
        )}
      </ol>
    </section>
    ${decisionsFor(order).map((decision) => decisionForm(look, order, decision, classes))}
    <p><a class="button" href="${address}">${texts.back}</a></p>`
  return { title, body }
}

function decisionForm(
  { locale, address, formToken }: Look,
  order: OrderRow,
  decision: Decision,
  classes: readonly ClassOfProduct[],
): Html {
  const texts = MESSAGES[locale]
  const { heading, what, button } = texts.decisions[decision]
  if (decision === 'admit' && classes.length === 0) {
    return html`<section class="card">
      <h2>${heading}</h2>
      <p>${texts.noClass}</p>
    </section>`
  }
  const isHard = decision === 'refuse' || decision === 'takeBack'
  return html`<form method="post" action="${address}/${order.id}" class="card" aria-labelledby="${decision}-heading">
    ${formToken}<input type="hidden" name="seen" value="${seenOf(order)}" />
    <input type="hidden" name="decision" value="${decision}" />
    <h2 id="${decision}-heading">${heading}</h2>
    <p>${what}</p>
    ${decision === 'admit' ? classField(locale, classes) : isHard ? wordsField(texts, decision) : NOTHING}
    <div class="choices"><button class="button ${isHard ? 'danger' : 'main'}">${button}</button></div>
  </form>`
}

function classField(locale: TeacherContext['locale'], classes: readonly ClassOfProduct[]): Html {
  return html`<div class="field">
    <label for="class">${MESSAGES[locale].class}</label>
    <select id="class" name="classId">
      ${classes.map((one) => classOption(locale, one))}
    </select>
  </div>`
}

function wordsField(texts: Texts, decision: Decision): Html {
  return html`<div class="field">
    <label for="${decision}-words">${texts.words}</label>
    <textarea id="${decision}-words" name="words" rows="2" maxlength="${LONGEST_WORDS}" required></textarea>
  </div>`
}

/** Another text after each change, so that nobody decides on what they have not seen. */
export function seenOf({ steps }: Pick<OrderRow, 'steps'>): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('base64url')
}

function nameOf({ realName, nickName, mobile }: FoundOrder['person']): string {
  return realName || nickName || mobile
}

function stateOf(order: OrderRow, texts: Texts): string {
  return order.state === 'placed' && payableOf(order) === 0 ? texts.free : texts.states[order.state]
}

function moneyOf(yuan: number | null, texts: Texts): string {
  return yuan === null ? texts.none : `¥${yuan.toFixed(2)}`
}
