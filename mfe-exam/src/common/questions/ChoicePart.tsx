import type { ChoiceQuestion } from '@campus/contracts/exam-question'

import { chosenAfter } from './option.model'
import { Options } from './Options'
import type { AnswerPartProps } from './question-parts'

/** Single choice and true/false: one option, replaced by another. */
export function ChoicePart({ question, state, onAnswer, ...rest }: AnswerPartProps<ChoiceQuestion>) {
  const { type } = question
  const chosen = state.answer !== undefined && 'key' in state.answer ? [state.answer.key] : []
  return (
    <Options
      {...rest}
      question={question}
      chosen={chosen}
      onChoose={(key) => {
        if (type !== 'multiple' && !chosen.includes(key))
          onAnswer({ type, key: chosenAfter(type, chosen, key)[0] ?? '' })
      }}
    />
  )
}
