import { useId } from 'react'
import { styled } from 'styled-components'

import type { PassageQuestion } from '@campus/contracts/exam-question'
import { color, font, media, radius, size, space, text, weight } from '@campus/ui/tokens'

import { QuestionText } from '../content/QuestionText'
import { useT } from '../messages'
import { useMedia } from '../use-media'
import { headingId, Leaf, QUIET } from './Leaf'
import type { QuestionHost } from './question-parts'

/** Reading comprehension and cloze: the passage, then its questions. */
export function Passage({ question, host }: { question: PassageQuestion; host: QuestionHost }) {
  const t = useT()
  const titleId = useId()
  const isBeside = useMedia(media.desktop)
  return (
    <Root>
      <Reading>
        <Title id={headingId(question.id)} tabIndex={-1}>
          <span id={titleId}>{t('question.passage')}</span>
        </Title>
        {/* Beside its questions it scrolls by itself, by keys too. */}
        <Text aria-labelledby={titleId} tabIndex={isBeside ? 0 : undefined}>
          <QuestionText html={question.stem} />
        </Text>
      </Reading>
      <Questions>
        {question.parts.map((part) => (
          <Leaf key={part.id} question={part} host={host} level={4} />
        ))}
      </Questions>
    </Root>
  )
}

/** On a desktop the passage stays beside its questions, and each can be read to its end. */
const Root = styled.div`
  display: grid;
  gap: ${space[10]};
  min-width: 0;

  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: ${space[8]};
  }
`

const Reading = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;

  @media ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${size.headerHeight} + ${space[4]});
    max-height: calc(100dvh - ${size.headerHeight} - 8rem);
  }
`

const Questions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  min-width: 0;
`

const Title = styled.h3`
  font: ${weight.bold} ${text.l} ${font.sans};

  &:focus:not(:focus-visible),
  &[${QUIET}] {
    outline: none;
  }
`

const Text = styled.section`
  padding: ${space[5]} ${space[6]};
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};

  @media ${media.desktop} {
    overflow-y: auto;
  }
`
