import { Flag } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { styled } from 'styled-components'

import type { LeafQuestion } from '@campus/contracts/exam-question'
import { formatNumber } from '@campus/i18n/format'
import { Button } from '@campus/ui/button'
import { SkeletonText } from '@campus/ui/skeleton'
import { color, font, space, text, weight } from '@campus/ui/tokens'
import { useLoaded } from '@campus/ui/use-loaded'

import { QuestionText } from '../content/QuestionText'
import { useT } from '../messages'
import { PART_OF_TYPE, type LeafPart } from './parts'
import type { QuestionHost } from './question-parts'

interface LeafProps {
  question: LeafQuestion
  host: QuestionHost
  /** Level of its heading. */
  level: 3 | 4
}

/** The id of a question's heading, where the focus goes when the question is come to. */
export const headingId = (questionId: string): string => `question-${questionId}`

/** On a heading that has the focus because the page was just opened there: it shows no ring. */
export const QUIET = 'data-quiet'

/** A numbered question: its number and points, the stem, and the part in which it is answered. */
export function Leaf({ question, host, level }: LeafProps) {
  const t = useT()
  const stemId = useId()
  const state = host.stateOf(question.id)
  const { onMark } = host
  return (
    <Root onFocus={() => host.onVisit?.(question.id)}>
      <Head>
        <Heading as={level === 3 ? 'h3' : 'h4'} id={headingId(question.id)} tabIndex={-1}>
          {t('question.number', { n: state.number })}
        </Heading>
        {question.points > 0 ? (
          <Points>{t('test.score', { n: question.points, score: formatNumber(question.points) })}</Points>
        ) : null}
        {onMark === undefined ? null : (
          <Mark
            size="s"
            variant="ghost"
            icon={<Flag aria-hidden fill={state.isMarked ? 'currentColor' : 'none'} />}
            aria-pressed={state.isMarked}
            disabled={host.readOnly}
            onClick={() => onMark(question.id, !state.isMarked)}
          >
            {t('answer.mark')}
          </Mark>
        )}
      </Head>
      <QuestionText id={stemId} html={question.stem} />
      <Part
        key={question.type}
        question={question}
        state={state}
        readOnly={host.readOnly}
        labelledBy={`${headingId(question.id)} ${stemId}`}
        onAnswer={(answer) => host.onAnswer?.(question.id, answer)}
      />
      {host.below?.(question)}
    </Root>
  )
}

function Part(props: ComponentProps<LeafPart>) {
  const { part: Answering, error } = useLoaded(PART_OF_TYPE[props.question.type])
  if (error) throw error
  return Answering ? <Answering {...props} /> : <SkeletonText lines={4} />
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[8]};
`

const Heading = styled.h3`
  font: ${weight.bold} ${text.l} ${font.sans};

  &:focus:not(:focus-visible),
  &[${QUIET}] {
    outline: none;
  }
`

const Points = styled.span`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Mark = styled(Button)`
  margin-inline-start: auto;

  &[aria-pressed='true'] {
    background: ${color.warningSoft};
    color: ${color.warningText};
  }
`
