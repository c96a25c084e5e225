import { useId } from 'react'
import { styled } from 'styled-components'

import type { PassageQuestion } from '@campus/contracts/exam-question'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { QuestionText } from '../content/QuestionText'
import { useT } from '../messages'
import { headingId, Leaf, QUIET } from './Leaf'
import type { QuestionHost } from './question-parts'

/** Reading comprehension and cloze: the passage, then its questions. */
export function Passage({ question, host }: { question: PassageQuestion; host: QuestionHost }) {
  const t = useT()
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <Title id={headingId(question.id)} tabIndex={-1}>
        <span id={titleId}>{t('question.passage')}</span>
      </Title>
      <Text>
        <QuestionText html={question.stem} />
      </Text>
      {question.parts.map((part) => (
        <Leaf key={part.id} question={part} host={host} level={4} />
      ))}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  min-width: 0;
`

const Title = styled.h3`
  margin-block-end: calc(-1 * ${space[6]});
  font: ${weight.bold} ${text.l} ${font.sans};

  &:focus:not(:focus-visible),
  &[${QUIET}] {
    outline: none;
  }
`

const Text = styled.div`
  padding: ${space[5]} ${space[6]};
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
`
