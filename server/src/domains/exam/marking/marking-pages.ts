/** The pages on which a teacher marks: what waits, and one attempt as a form. */
import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { linkedTable } from '../../../platform/teaching/linked-table'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import { ATTEMPT_STATUS } from '../attempts/attempt.schema'
import type { MarkingSheet, SheetQuestion } from './marking-sheet'
import { MESSAGES } from './marking.messages'
import { paperHtml } from './paper-html'
import type { WaitingAttempt } from './waiting-work'

type Look = Pick<TeacherContext, 'locale' | 'address' | 'formToken'>

const NOTHING = html``

export function waitingPage(
  { locale, address }: Look,
  { total, waiting }: { readonly total: number; readonly waiting: readonly WaitingAttempt[] },
): TeacherPage {
  const texts = MESSAGES[locale]
  const rows = waiting.map(({ id, title, kind, learner, finishedTime }) => ({
    address: `${address}/${id}`,
    name: title,
    cells: [texts.kinds[kind] ?? kind, learner, wireTime(finishedTime)],
  }))
  const columns = [texts.work, texts.kind, texts.learner, texts.finished]
  const table = html`<section class="card">${linkedTable(columns, rows)}</section>`
  const body = html`<h1>${texts.title}</h1>
    <p class="lead">${total === 0 ? texts.nothing : texts.lead(total)}</p>
    ${total === 0 ? NOTHING : table}`
  return { title: texts.title, body }
}

export function sheetPage({ locale, address, formToken }: Look, attemptId: string, sheet: MarkingSheet): TeacherPage {
  const texts = MESSAGES[locale]
  const { title, kind, learner, finishedTime, status, score, seen } = sheet
  const isReviewed = status === ATTEMPT_STATUS.marked && score !== null
  const body = html`<h1>${title}</h1>
    <p class="lead">
      ${texts.kinds[kind] ?? kind} · ${learner} · ${texts.finished} ${wireTime(finishedTime)}
    </p>
    ${isReviewed ? html`<p class="notice">${texts.reviewed(score)}</p>` : toDecide(locale, sheet.questions)}
    <form method="post" action="${address}/${attemptId}">
      ${formToken}<input type="hidden" name="seen" value="${seen}" />
      ${sheet.questions.map((question) => questionCard(locale, question))}
      <div class="choices">
        <a class="button" href="${address}">${texts.back}</a>
        <button class="button main">${texts.save}</button>
      </div>
    </form>`
  return { title, body }
}

/** Links to the questions that nobody has given points. */
function toDecide(locale: Look['locale'], questions: MarkingSheet['questions']): Html {
  const texts = MESSAGES[locale]
  const links = questions
    .filter(({ points }) => points === null)
    .map(({ id, number }) => html`<a href="#q-${id}">${texts.question(number)}</a> `)
  return html`<p class="lead">${texts.toDecide} ${links}</p>`
}

function questionCard(locale: Look['locale'], question: SheetQuestion): Html {
  const texts = MESSAGES[locale]
  const { id, number, type, passage, stem, options, answer, model, blanks, worth, points, comment } = question
  const answered =
    options.length > 0
      ? NOTHING
      : html`<h3>${texts.answer}</h3>
          ${answer.trim() === '' ? html`<p class="muted">${texts.unanswered}</p>` : html`<p class="typed">${answer}</p>`}`
  const solved =
    blanks.length > 0
      ? html`<h3>${texts.model}</h3>
          <ol>
            ${blanks.map((alternatives) => html`<li>${alternatives.join(' / ')}</li>`)}
          </ol>`
      : model === ''
        ? NOTHING
        : html`<h3>${texts.model}</h3>
            <div class="paper">${paperHtml(model)}</div>`
  const isByRules = points !== null && type !== 'shortAnswer'
  return html`<section class="card" aria-labelledby="q-${id}">
    ${passage === '' ? NOTHING : html`<div class="paper">${paperHtml(passage)}</div>`}
    <div class="head">
      <h2 id="q-${id}">${number}. ${texts.types[type]}</h2>
      <span class="muted">${texts.worth(worth)}</span>
    </div>
    <div class="paper">${paperHtml(stem)}</div>
    ${options.length === 0 ? NOTHING : optionList(locale, options)} ${answered} ${solved}
    <div class="marks">
      <div class="field">
        <label for="p-${id}">${texts.points(number)}</label>
        <input
          id="p-${id}"
          name="points-${id}"
          type="number"
          min="0"
          max="${worth}"
          step="0.01"
          inputmode="decimal"
          required
          value="${points ?? ''}"
          ${isByRules ? html`aria-describedby="r-${id}"` : NOTHING}
        />
        ${isByRules ? html`<small id="r-${id}">${texts.byRules}</small>` : NOTHING}
      </div>
      <div class="field">
        <label for="c-${id}">${texts.comment(number)}</label>
        <textarea id="c-${id}" name="comment-${id}" rows="2" maxlength="1000">${comment}</textarea>
      </div>
    </div>
  </section>`
}

function optionList(locale: Look['locale'], options: SheetQuestion['options']): Html {
  const texts = MESSAGES[locale]
  const lines = options.map(({ key, html: content, label, isChosen, isRight }) => {
    const tags = [
      ...(isChosen ? [html`<span class="tag gray">${texts.chosen}</span>`] : []),
      ...(isRight ? [html`<span class="tag">${texts.right}</span>`] : []),
    ]
    return html`<li><span>${key}.</span> <span>${content === '' ? html`${label}` : paperHtml(content)}</span> ${tags}</li>`
  })
  return html`<ul class="options">
    ${lines}
  </ul>`
}
