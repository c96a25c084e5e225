/** Papers as they travel. Whoever writes a solution into one says so by handing it in; there is no other way. */
import type { CallResponseInput } from '@campus/contracts/call'
import type { getTestByWorkId } from '@campus/contracts/exam'
import { leafOf, type LeafQuestion } from '@campus/contracts/exam-question'

import type { PaperQuestion, Work } from './paper.schema'
import { worthOf } from './worth.model'

type PaperRecord = CallResponseInput<typeof getTestByWorkId>
export type UnitRecord = NonNullable<PaperRecord['questionUnitCAResultVO']>
type QuestionMap = NonNullable<UnitRecord['questionResultVOMap']>
type WrittenQuestion = NonNullable<QuestionMap[string]>[number]

/** What solves a question, as review shows it. */
export interface SolutionRecord {
  readonly optionList: string[]
  readonly content: string
  readonly contentDesc: string
  readonly blankList: string[][]
}

interface QuestionExtras {
  /** Questions the learner flagged. */
  readonly marked: ReadonlySet<string>
  /** By question; none before the attempt may be reviewed. */
  readonly solutions?: ReadonlyMap<string, SolutionRecord>
}

const NO_EXTRAS: QuestionExtras = { marked: new Set() }

/** Title, requirements and time, and whatever questions are handed in. */
export function unitRecord(work: Work, questions: QuestionMap = {}): UnitRecord {
  return {
    title: work.title,
    description: work.description,
    unitTime: work.minutes,
    questionResultVOMap: questions,
    xsktUserToken: '',
  }
}

/** A unit in the field of its source. */
export function paperRecord(work: Work, unit: UnitRecord): PaperRecord {
  const head = { id: work.id, testStudentResultVO: { testName: work.type === 'test' ? work.title : '' } }
  return isMarkedByServer(work)
    ? { ...head, xiongsongQuestionUnitCAResultVO: unit }
    : { ...head, questionUnitCAResultVO: unit }
}

/** Work of the external exercise source is marked by the server; all other by a teacher. */
export function isMarkedByServer({ sourceType }: Pick<Work, 'sourceType'>): boolean {
  return sourceType === 'xskt'
}

/** Questions by type, parts under their passages, in the order of the rows, each with what it is worth. */
export function questionMap(rows: readonly PaperQuestion[], extras: QuestionExtras = NO_EXTRAS): QuestionMap {
  const partsOf = (id: string) =>
    rows.filter(({ parentId }) => parentId === id).sort((one, other) => one.position - other.position)
  const recordOf = (row: PaperQuestion) => ({ ...questionRecord(row, extras), examPoint: worthOf(row, rows) })
  const map: Record<string, WrittenQuestion[]> = {}
  for (const row of rows) {
    if (row.parentId !== null) continue
    const readQuestionList = partsOf(row.id).map((part) => recordOf(part))
    ;(map[row.type] ??= []).push({ ...recordOf(row), readQuestionList })
  }
  return map
}

function questionRecord(row: PaperQuestion, { marked, solutions }: QuestionExtras) {
  const solution = solutions?.get(row.id)
  const shown = row.type === 4 ? blankKeys(row.blanks) : row.options
  return {
    id: row.id,
    questionUnitId: row.paperId,
    questionType: row.type,
    trunk: row.stem,
    examPoint: row.points,
    markStatus: marked.has(row.id) ? '1' : '',
    questionContentVO: {
      optionList: shown.map(({ key, html, label }) => ({
        key,
        value: label,
        content: html,
        ...(solution === undefined || row.type === 4 ? {} : { answer: solution.optionList.includes(key) }),
      })),
      content: row.content,
    },
    ...(solution === undefined ? {} : { questionAnswerVO: solution }),
  }
}

function blankKeys(blanks: number) {
  return Array.from({ length: blanks }, (_, index) => ({ key: String(index + 1), html: '', label: '' }))
}

/** A stored question as the rules of answering know it. */
export function leafQuestionOf(row: PaperQuestion): LeafQuestion {
  const { id, questionUnitId, questionType, trunk, examPoint, markStatus, questionContentVO } = questionRecord(
    row,
    NO_EXTRAS,
  )
  const optionList = questionContentVO.optionList.map(({ key, value, content }) => ({
    key,
    value,
    content,
    answer: undefined,
  }))
  return leafOf({
    id,
    questionUnitId,
    questionType,
    trunk,
    examPoint,
    markStatus,
    questionContentVO: { optionList, content: questionContentVO.content },
    questionAnswerVO: null,
  })
}
