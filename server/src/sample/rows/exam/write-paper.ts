import { questionKeys } from '../../../domains/exam/marking/marking.schema'
import { paperQuestions, papers, type PaperQuestion } from '../../../domains/exam/papers/paper.schema'
import type { Transaction } from '../../../platform/database/database'
import type { PaperText, QuestionText } from './question-text'

type NewQuestion = typeof paperQuestions.$inferInsert
type NewKey = typeof questionKeys.$inferInsert

/** Writes a paper with its questions, and what solves them beside it. Ids are the paper's with a number. */
export async function writePaper(
  tx: Transaction,
  id: string,
  { name, partialCredit, questions }: PaperText,
): Promise<void> {
  await tx.insert(papers).values({ id, name, partialCredit })
  const rows: NewQuestion[] = []
  const keys: NewKey[] = []
  const add = (text: QuestionText, questionId: string, position: number, parentId: string | null): void => {
    rows.push({
      id: questionId,
      paperId: id,
      parentId,
      position,
      type: text.type,
      stem: text.stem,
      content: text.content,
      points: text.points,
      options: text.options.map((option, index) =>
        text.type === 3
          ? { key: keyAt(index), html: '', label: option }
          : {
              key: keyAt(index),
              html: option.startsWith('<') ? option : '',
              label: option.startsWith('<') ? '' : option,
            },
      ),
      blanks: text.blanks.length,
    })
    keys.push({
      id: questionId,
      options: text.right.map(keyAt),
      blanks: text.blanks,
      model: text.model,
      explanation: text.explanation,
    })
    for (const [index, part] of text.parts.entries()) add(part, `${questionId}${index + 1}`, index + 1, questionId)
  }
  for (const [index, text] of questions.entries()) add(text, questionIdOf(id, index + 1), index + 1, null)
  await tx.insert(paperQuestions).values(rows)
  await tx.insert(questionKeys).values(keys)
}

/** The id of a paper's question, counted from 1. */
export function questionIdOf(paperId: string, number: number): string {
  return `${paperId}${String(number).padStart(3, '0')}`
}

function keyAt(index: number): PaperQuestion['options'][number]['key'] {
  return String.fromCharCode(65 + index)
}
