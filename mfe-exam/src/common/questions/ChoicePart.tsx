import type { ChoiceQuestion } from '@campus/contracts/exam-question'

import { Options } from './Options'
import type { AnswerPartProps } from './question-parts'

/** Single choice and true/false: choosing an option replaces the other. */
export function ChoicePart({ question, state, onAnswer, ...rest }: AnswerPartProps<ChoiceQuestion>) {
  const { type } = question
  const chosen = state.answer !== undefined && 'key' in state.answer ? [state.answer.key] : []
  return (
    <Options
      {...rest}
      question={question}
      chosen={chosen}
      onChoose={(key) => {
        if (chosen.includes(key)) return
        onAnswer({ type: type === 'trueFalse' ? 'trueFalse' : 'single', key })
      }}
    />
  )
}
