/** The pages on which a teacher marks: what waits, and one attempt as a form. */
import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { linkedTable } from '../../../platform/teaching/linked-table'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import { ATTEMPT_STATUS } from '../attempts/attempt.schema'
import { shownOf, type MarkingSheet, type SheetQuestion } from './marking-sheet'
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

/** A form that came too late: questions that have changed since it was shown, and what it says. */
interface LateForm {
  readonly numbers: readonly number[]
  readonly form: Readonly<Record<string, string>>
}

export function sheetPage(
  { locale, address, formToken }: Look,
  attemptId: string,
  sheet: MarkingSheet,
  late?: LateForm,
): TeacherPage {
  const texts = MESSAGES[locale]
  const { title, kind, learner, finishedTime, status, score } = sheet
  const isReviewed = status === ATTEMPT_STATUS.marked && score !== null
  const body = html`<h1>${title}</h1>
    <p class="lead">
      ${texts.kinds[kind] ?? kind} · ${learner} · ${texts.finished} ${wireTime(finishedTime)}
    </p>
    ${late === undefined ? NOTHING : html`<p class="fault" role="alert">${texts.changedMeanwhile(late.numbers)}</p>`}
    ${isReviewed ? html`<p class="notice">${texts.reviewed(score)}</p>` : toDecide(locale, sheet.questions)}
    <form method="post" action="${address}/${attemptId}">
      ${formToken} ${sheet.questions.map((question) => questionCard(locale, question, filledIn(question, late?.form)))}
      <div class="choices">
        <a class="button" href="${address}">${texts.back}</a>
        <button class="button main">${texts.save}</button>
      </div>
    </form>`
  return { title, body }
}

/** Links to the questions that nobody has given points, where there are some. */
function toDecide(locale: Look['locale'], questions: MarkingSheet['questions']): Html {
  const texts = MESSAGES[locale]
  const links = questions
    .filter(({ points }) => points === null)
    .map(({ id, number }) => html`<a href="#q-${id}">${texts.question(number)}</a> `)
  return links.length === 0 ? NOTHING : html`<p class="lead">${texts.toDecide} ${links}</p>`
}

interface FilledIn {
  readonly points: string
  readonly comment: string
}

/** What stands, and over it what a teacher has decided in a form that came too late: not what it merely showed. */
function filledIn({ id, points, comment }: SheetQuestion, form: LateForm['form'] = {}): FilledIn {
  const stands = points === null ? '' : String(points)
  const given = form[`points-${id}`] ?? ''
  const said = form[`comment-${id}`] ?? ''
  const isDecided = given !== '' && given !== form[`had-${id}`]
  return { points: isDecided ? given : stands, comment: said === '' ? comment : said }
}

function questionCard(locale: Look['locale'], question: SheetQuestion, filled: FilledIn): Html {
  const texts = MESSAGES[locale]
  const { id, number, type, passage, stem, options, answer, model, blanks, worth, points } = question
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
      <input type="hidden" name="shown-${id}" value="${shownOf(question)}" />
      <input type="hidden" name="had-${id}" value="${points ?? ''}" />
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
          value="${filled.points}"
          ${isByRules ? html`aria-describedby="r-${id}"` : NOTHING}
        />
        ${isByRules ? html`<small id="r-${id}">${texts.byRules}</small>` : NOTHING}
      </div>
      <div class="field">
        <label for="c-${id}">${texts.comment(number)}</label>
        <textarea id="c-${id}" name="comment-${id}" rows="2" maxlength="1000">${filled.comment}</textarea>
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
