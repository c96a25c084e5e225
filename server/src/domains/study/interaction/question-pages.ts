/** The pages on which a teacher answers: what waits, and one question with a form. */
import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { linkedTable } from '../../../platform/teaching/linked-table'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import type { questionReplies } from './interaction.schema'
import { MESSAGES } from './teaching.messages'
import type { AskedQuestion } from './waiting-questions'

type Look = Pick<TeacherContext, 'locale' | 'address' | 'formToken'>
type Reply = typeof questionReplies.$inferSelect

/** Characters of an answer at most. */
export const LONGEST_ANSWER = 1000

const NOTHING = html``

export function questionsPage(
  { locale, address }: Look,
  { total, waiting }: { readonly total: number; readonly waiting: readonly AskedQuestion[] },
): TeacherPage {
  const texts = MESSAGES[locale]
  const rows = waiting.map((question) => ({
    address: `${address}/${question.id}`,
    name: question.title,
    cells: [roomOf(question), question.learner, wireTime(question.createdTime)],
  }))
  const columns = [texts.question, texts.classroom, texts.learner, texts.asked]
  const body = html`<h1>${texts.title}</h1>
    <p class="lead">${total === 0 ? texts.nothing : texts.lead(total)}</p>
    ${total === 0 ? NOTHING : html`<section class="card">${linkedTable(columns, rows)}</section>`}`
  return { title: texts.title, body }
}

export function questionPage(
  { locale, address, formToken }: Look,
  question: AskedQuestion,
  replies: readonly Reply[],
): TeacherPage {
  const texts = MESSAGES[locale]
  const { id, title, learner, createdTime, teacherName } = question
  const body = html`<h1>${title}</h1>
    <p class="lead">${roomOf(question)} · ${learner} · ${texts.asked} ${wireTime(createdTime)}</p>
    ${replies.length === 0 ? NOTHING : answered(texts.answers, replies)}
    <form method="post" action="${address}/${id}" class="card">
      ${formToken}<input type="hidden" name="seen" value="${replies.length}" />
      <div class="field">
        <label for="answer">${texts.answer}</label>
        <textarea id="answer" name="answer" rows="5" maxlength="${LONGEST_ANSWER}" required></textarea>
      </div>
      <div class="field">
        <label for="signature">${texts.signature}</label>
        <input
          id="signature"
          name="signature"
          maxlength="40"
          required
          value="${teacherName === '' ? texts.teacher : teacherName}"
          aria-describedby="signature-hint"
        />
        <small id="signature-hint">${texts.signatureHint}</small>
      </div>
      <div class="choices">
        <a class="button" href="${address}">${texts.back}</a>
        <button class="button main">${texts.save}</button>
      </div>
    </form>`
  return { title, body }
}

function answered(heading: string, replies: readonly Reply[]): Html {
  return html`<section class="card" aria-labelledby="answers">
    <h2 id="answers">${heading}</h2>
    ${replies.map(
      ({ teacherName, content, createdTime }) =>
        html`<h3>${teacherName} · ${wireTime(createdTime)}</h3>
          <p class="typed">${content}</p>`,
    )}
  </section>`
}

function roomOf({ className, classroomName }: AskedQuestion): string {
  return classroomName === '' ? className : `${className} · ${classroomName}`
}
