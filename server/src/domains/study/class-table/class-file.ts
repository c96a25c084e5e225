/** A class's learners as a table for a spreadsheet. */
import { wireTime } from '../../../platform/http/wire-time'
import { csvText } from '../../../platform/import/spreadsheet-text'
import type { TeacherContext, TeacherFile } from '../../../platform/teaching/teacher-section'
import { minutesOf, nameOf, scoreText } from './class-pages'
import type { ClassTable } from './class-table'
import { MESSAGES } from './classes.messages'

export function classFile({ locale, now }: Pick<TeacherContext, 'locale' | 'now'>, table: ClassTable): TeacherFile {
  const texts = MESSAGES[locale]
  const { learners, works } = table
  const { learner, mobile, status, finished, classrooms, studiedMinutes, attended, missed, lastTime } = texts
  const columns = [learner, mobile, status, finished, classrooms, studiedMinutes, attended, missed, lastTime]
  const lines = learners.map((person) => [
    person.name,
    person.mobile,
    texts.statuses[person.serviceStatus] ?? '',
    String(person.finished),
    String(person.classrooms),
    String(minutesOf(person)),
    String(person.attended),
    String(person.missed),
    wireTime(person.lastTime),
    ...works.map((work) => scoreText(locale, person, work)),
  ])
  const head = [...columns, ...works.map(({ type, title, points }) => texts.work(type, title, points))]
  return {
    name: `${nameOf(locale, table)} ${wireTime(now).slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvText([head, ...lines]),
  }
}
