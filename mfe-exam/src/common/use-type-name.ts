import { useCallback } from 'react'

import { QUESTION_TYPES, type QuestionTypeCode } from '@campus/contracts/exam-paper'

import { useT } from './messages'

const isKnown = (code: number): code is QuestionTypeCode => (QUESTION_TYPES as readonly number[]).includes(code)

/** The name of a question type by its code. */
export function useTypeName(): (code: number) => string {
  const t = useT()
  return useCallback((code) => t(isKnown(code) ? `questionType.${code}` : 'answer.unsupported'), [t])
}
