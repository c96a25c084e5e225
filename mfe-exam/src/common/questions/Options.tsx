import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'

import type { ChoiceQuestion } from '@campus/contracts/exam-question'
import { Check, X } from '@campus/ui/icons'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { QuestionText } from '../content/QuestionText'
import { useT } from '../messages'
import { optionLetter, optionOfKey } from './option.model'
import type { AnswerPartProps } from './question-parts'

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

interface OptionsProps extends Pick<AnswerPartProps<ChoiceQuestion>, 'question' | 'readOnly' | 'labelledBy'> {
  chosen: readonly string[]
  onChoose: (key: string) => void
}

/**
 * Options, chosen by pointer, by Space, or by letter or number while the focus is in the question. Arrow keys move the
 * focus and choose nothing: who scrolls by them after a press must not change the answer.
 */
export function Options({ question, chosen, readOnly, labelledBy, onChoose }: OptionsProps) {
  const { options, type } = question
  const name = useId()
  const root = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey) return
    const inputs = [...(root.current?.querySelectorAll('input') ?? [])]
    const at = inputs.findIndex((input) => input === event.target)
    const move = MOVES[event.key]
    if (move !== undefined && at >= 0) {
      event.preventDefault()
      inputs[(at + move + inputs.length) % inputs.length]?.focus()
    }
    const index = optionOfKey(event.key, options.length)
    const option = index === null ? undefined : options[index]
    if (option !== undefined) onChoose(option.key)
  })
  useEffect(() => {
    const question = root.current?.closest('article')
    const hear = (event: KeyboardEvent): void => press(event)
    question?.addEventListener('keydown', hear)
    return () => question?.removeEventListener('keydown', hear)
  }, [])
  return (
    <List ref={root} role={type === 'multiple' ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
      {options.map(({ key, html, label }, index) => (
        <Option key={key} $verdict={verdictOf(question, chosen, key)}>
          <input
            type={type === 'multiple' ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(key)}
            disabled={readOnly}
            onChange={() => onChoose(key)}
          />
          <Letter aria-hidden={type === 'trueFalse'}>{optionLetter(index)}</Letter>
          <OptionText type={type} index={index} html={html} label={label} />
          <Verdict verdict={verdictOf(question, chosen, key)} />
        </Option>
      ))}
    </List>
  )
}

function OptionText({
  type,
  index,
  html,
  label,
}: {
  type: ChoiceQuestion['type']
  index: number
  html: string
  label: string
}) {
  const t = useT()
  if (type === 'trueFalse') return <span>{t(index === 0 ? 'question.true' : 'question.false')}</span>
  return html === '' ? <span>{label}</span> : <QuestionText html={html} />
}

/** In review: a right option that was chosen, one left out of several, one of a question answered otherwise; a wrong choice. */
type OptionVerdict = 'chosenRight' | 'missed' | 'right' | 'wrong'

function verdictOf({ solution, type }: ChoiceQuestion, chosen: readonly string[], key: string): OptionVerdict | null {
  if (solution === null) return null
  const isChosen = chosen.includes(key)
  if (!solution.keys.includes(key)) return isChosen ? 'wrong' : null
  if (isChosen) return 'chosenRight'
  return type === 'multiple' && chosen.length > 0 ? 'missed' : 'right'
}

function Verdict({ verdict }: { verdict: OptionVerdict | null }) {
  const t = useT()
  if (verdict === null) return null
  return (
    <Sign>
      {verdict === 'wrong' ? <X aria-hidden /> : <Check aria-hidden />}
      <span>{t(VERDICT_TEXT[verdict])}</span>
    </Sign>
  )
}

const VERDICT_TEXT = {
  chosenRight: 'review.chosenRight',
  missed: 'review.missedOption',
  right: 'review.rightOption',
  wrong: 'review.wrongOption',
} as const satisfies Record<OptionVerdict, string>

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

const Letter = styled.span`
  display: grid;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  place-items: center;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.full};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
`

const Sign = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  font: ${weight.medium} ${text.s} ${font.sans};

  & > svg {
    width: 1.25rem;
    height: 1.75rem;
  }
`

const verdictColours: Record<OptionVerdict, string> = {
  chosenRight: color.successText,
  missed: color.warningText,
  right: color.successText,
  wrong: color.dangerText,
}

/** What was not chosen has a broken border. */
const verdictBorders: Record<OptionVerdict, string> = {
  chosenRight: 'solid',
  missed: 'dashed',
  right: 'dashed',
  wrong: 'solid',
}

/** As tall as a thumb; all of it can be pressed. */
const Option = styled.label<{ $verdict: OptionVerdict | null }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${space[12]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  font: ${weight.regular} ${text.m} ${font.sans};
  cursor: pointer;

  /* Covers the whole option, so that touch exploration finds it and a screen reader's focus surrounds it. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  /* Pictures and players in an option lie above it, so that they can be pressed. */
  & :is(button, a, audio) {
    position: relative;
  }
  & > :not(input) {
    min-height: 1.75rem;
  }
  & > ${Letter} + * {
    min-width: 0;
    align-self: center;
  }
  &:hover:not(:has(:disabled)) {
    border-color: ${color.accentText};
  }
  &:has(:checked) {
    border-color: ${color.accentText};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accentText};
  }
  &:has(:checked) > ${Letter} {
    border-color: transparent;
    background: ${color.accentText};
    color: ${color.surface};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: default;
  }
  ${({ $verdict }) =>
    $verdict &&
    `&, &:has(:checked) { border: 1px ${verdictBorders[$verdict]} ${verdictColours[$verdict]}; box-shadow: none; }
     & > ${Sign.toString()} { color: ${verdictColours[$verdict]}; }`}

  @media (forced-colors: active) {
    & > input {
      position: static;
      width: 1.25rem;
      height: 1.75rem;
      opacity: 1;
    }
  }
`
