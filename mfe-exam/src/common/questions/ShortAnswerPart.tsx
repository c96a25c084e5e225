import { styled } from 'styled-components'

import { MAX_SHORT_ANSWER } from '@campus/contracts/exam-answer'
import type { ShortAnswerQuestion } from '@campus/contracts/exam-question'
import { TextAreaField } from '@campus/ui/field'
import { space } from '@campus/ui/tokens'

import { QuestionText } from '../content/QuestionText'
import { useT } from '../messages'
import type { AnswerPartProps } from './question-parts'
import { useTyped } from './use-typed'

/** Short answer: a text of several lines. */
export function ShortAnswerPart({ question, state, readOnly, onAnswer }: AnswerPartProps<ShortAnswerQuestion>) {
  const t = useT()
  const value = state.answer?.type === 'shortAnswer' ? state.answer.text : ''
  const field = useTyped(value, (text) => onAnswer({ type: 'shortAnswer', text }), 'as typed')
  return (
    <Column>
      {question.content.trim() === '' ? null : <QuestionText html={question.content} />}
      <TextAreaField
        label={t('answer.text', { n: state.number })}
        hideLabel
        rows={4}
        placeholder={t('answer.placeholder')}
        {...field}
        disabled={readOnly}
        maxLength={MAX_SHORT_ANSWER}
        foot={readOnly ? null : t('answer.length', { typed: value.length, most: MAX_SHORT_ANSWER })}
      />
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`
