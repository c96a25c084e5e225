import type { ChoiceQuestion } from '@campus/contracts/exam-question'

import { chosenAfter } from './option.model'
import { Options } from './Options'
import type { AnswerPartProps } from './question-parts'

/** Multiple choice: each option is chosen on its own. */
export function MultiplePart({ question, state, onAnswer, ...rest }: AnswerPartProps<ChoiceQuestion>) {
  const chosen = state.answer?.type === 'multiple' ? state.answer.keys : []
  return (
    <Options
      {...rest}
      question={question}
      chosen={chosen}
      onChoose={(key) => onAnswer({ type: 'multiple', keys: [...chosenAfter('multiple', chosen, key)] })}
    />
  )
}
