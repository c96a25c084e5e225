/** The pages on which teachers see how their classes are doing: all of them, and one with its learners. */
import { html, type Html } from '../../../platform/http/html'
import { wireTime } from '../../../platform/http/wire-time'
import { linkedTable } from '../../../platform/teaching/linked-table'
import type { TeacherContext, TeacherPage } from '../../../platform/teaching/teacher-section'
import { LEARNERS } from '../../sign-in/sign-in.offer'
import type { ListedClass } from './class-list'
import type { ClassTable, TableLearner, TableWork } from './class-table'
import { MESSAGES } from './classes.messages'

type Look = Pick<TeacherContext, 'locale' | 'address' | 'addressOf'>

const MINUTE_MS = 60_000
const NOTHING = html``

export function classesPage({ locale, address }: Look, classes: readonly ListedClass[]): TeacherPage {
  const texts = MESSAGES[locale]
  const rows = classes.map(({ id, className, periodName, teacherName, status, learners }) => ({
    address: `${address}/${id}`,
    name: className === '' ? texts.unnamed : className,
    cells: [periodName, teacherName, texts.classStatuses[status] ?? '', String(learners)],
  }))
  const columns = [texts.name, texts.period, texts.teacher, texts.status, texts.members]
  const body = html`<h1>${texts.title}</h1>
    <p class="lead">${classes.length === 0 ? texts.nothing : texts.lead(classes.length)}</p>
    ${classes.length === 0 ? NOTHING : html`<section class="card">${linkedTable(columns, rows)}</section>`}`
  return { title: texts.title, body }
}

export function classPage(look: Look, classId: string, table: ClassTable): TeacherPage {
  const { locale, address } = look
  const texts = MESSAGES[locale]
  const { periodName, teacherName, learners, works } = table
  const title = nameOf(locale, table)
  const body = html`<h1>${title}</h1>
    <p class="lead">${[periodName, teacherName].filter((text) => text !== '').join(' · ')}</p>
    ${learners.length === 0 ? html`<p class="notice">${texts.nobody}</p>` : learnersTable(look, learners)}
    ${learners.length === 0 || works.length === 0 ? NOTHING : scoresTable(locale, table)}
    <div class="choices">
      <a class="button" href="${address}">${texts.back}</a>
      ${
        learners.length === 0
          ? NOTHING
          : html`<a class="button main" href="${address}/${classId}/file">${texts.download}</a>`
      }
    </div>`
  return { title, body }
}

export function nameOf(locale: TeacherContext['locale'], { className }: Pick<ClassTable, 'className'>): string {
  return className === '' ? MESSAGES[locale].unnamed : className
}

function learnersTable({ locale, addressOf }: Look, learners: readonly TableLearner[]): Html {
  const texts = MESSAGES[locale]
  const rows = learners.map((learner) => ({
    address: `${addressOf(LEARNERS)}/${learner.userId}`,
    name: learner.name,
    cells: [
      learner.mobile,
      texts.statuses[learner.serviceStatus] ?? '',
      texts.of(learner.finished, learner.classrooms),
      texts.minutes(minutesOf(learner)),
      texts.of(learner.attended, learner.attended + learner.missed),
      wireTime(learner.lastTime),
    ],
  }))
  const { learner, mobile, status, finished, studied, attendance, lastTime } = texts
  return html`<section class="card" aria-labelledby="learners">
    <div class="head"><h2 id="learners">${texts.learners(learners.length)}</h2></div>
    ${linkedTable([learner, mobile, status, finished, studied, attendance, lastTime], rows)}
  </section>`
}

function scoresTable(locale: TeacherContext['locale'], { works, learners }: ClassTable): Html {
  const texts = MESSAGES[locale]
  const columns = [texts.learner, ...works.map(({ type, title, points }) => texts.work(type, title, points))]
  const rows = learners.map((learner) => ({
    name: learner.name,
    cells: works.map((work) => scoreText(locale, learner, work)),
  }))
  return html`<section class="card wide" tabindex="0" aria-labelledby="scores">
    <div class="head"><h2 id="scores">${texts.scores}</h2></div>
    <p class="muted">${texts.scoresHint}</p>
    ${linkedTable(columns, rows)}
  </section>`
}

/** '' where nothing was handed in. */
export function scoreText(
  locale: TeacherContext['locale'],
  { results }: Pick<TableLearner, 'results'>,
  { id }: Pick<TableWork, 'id'>,
): string {
  const result = results.get(id)
  if (result === undefined) return ''
  return result.score === null ? MESSAGES[locale].pending : String(result.score)
}

export function minutesOf({ studiedMs }: Pick<TableLearner, 'studiedMs'>): number {
  return Math.floor(studiedMs / MINUTE_MS)
}
