import { styled } from 'styled-components'

import { MAX_BLANK } from '@campus/contracts/exam-answer'
import type { BlanksQuestion } from '@campus/contracts/exam-question'
import { TextField } from '@campus/ui/field'
import { space } from '@campus/ui/tokens'

import { useT } from '../messages'
import type { AnswerPartProps } from './question-parts'
import { useTyped } from './use-typed'

/** Fill in the blanks: one input for each. */
export function BlanksPart({ question, state, readOnly, labelledBy, onAnswer }: AnswerPartProps<BlanksQuestion>) {
  const t = useT()
  const given = state.answer?.type === 'blanks' ? state.answer.blanks : []
  const values = Array.from({ length: question.blanks }, (_, index) => given[index] ?? '')
  return (
    <Blanks role="group" aria-labelledby={labelledBy}>
      {values.map((value, index) => (
        <Blank
          key={index}
          label={t('answer.blank', { n: index + 1 })}
          value={value}
          readOnly={readOnly}
          onChange={(typed) => onAnswer({ type: 'blanks', blanks: values.with(index, typed) })}
        />
      ))}
    </Blanks>
  )
}

interface BlankProps {
  label: string
  value: string
  readOnly: boolean
  onChange: (typed: string) => void
}

function Blank({ label, value, readOnly, onChange }: BlankProps) {
  return (
    <TextField
      label={label}
      {...useTyped(value, onChange, 'trim')}
      disabled={readOnly}
      maxLength={MAX_BLANK}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

const Blanks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space[4]} ${space[6]};
`
