import { Flag } from 'lucide-react'
import { memo, useId, type ComponentProps } from 'react'
import { css, styled } from 'styled-components'

import type { LeafQuestion } from '@campus/contracts/exam-question'
import { formatNumber } from '@campus/i18n/format'
import { Button } from '@campus/ui/button'
import { SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'
import { useLoaded } from '@campus/ui/use-loaded'

import { QuestionText } from '../content/QuestionText'
import { useT } from '../messages'
import { PAPER_KEYS } from '../paper-keys.model'
import { PART_OF_TYPE, type LeafPart } from './parts'
import type { LeafState, QuestionHost } from './question-parts'

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
  const { stateOf, ...rest } = host
  return <Numbered {...rest} {...stateOf(question.id)} question={question} level={level} />
}

type NumberedProps = Omit<LeafProps, 'host'> & Omit<QuestionHost, 'stateOf'> & LeafState

/** Renders again only when something of this question changes, not at every change of the attempt. */
const Numbered = memo(
  ({ question, level, readOnly, number, answer, isMarked, onAnswer, onMark, onVisit, below }: NumberedProps) => {
    const t = useT()
    const stemId = useId()
    const { id } = question
    return (
      <Root $isWide={level === 3} onFocus={() => onVisit?.(id)}>
        <Head>
          <Heading as={level === 3 ? 'h3' : 'h4'} id={headingId(id)} tabIndex={-1}>
            {t('question.number', { n: number })}
          </Heading>
          {question.points > 0 ? (
            <Points>{t('test.score', { n: question.points, score: formatNumber(question.points) })}</Points>
          ) : null}
          {onMark === undefined ? null : (
            <Mark
              size="s"
              variant="ghost"
              icon={<Flag aria-hidden fill={isMarked ? 'currentColor' : 'none'} />}
              aria-pressed={isMarked}
              aria-keyshortcuts={PAPER_KEYS.mark}
              disabled={readOnly}
              onClick={() => onMark(id, !isMarked)}
            >
              {t('answer.mark')}
            </Mark>
          )}
        </Head>
        <QuestionText id={stemId} html={question.stem} />
        <Part
          key={question.type}
          question={question}
          state={{ number, answer, isMarked }}
          readOnly={readOnly}
          labelledBy={`${headingId(id)} ${stemId}`}
          onAnswer={(given) => onAnswer?.(id, given)}
        />
        {below?.(question)}
      </Root>
    )
  },
)
Numbered.displayName = 'Numbered'

function Part(props: ComponentProps<LeafPart>) {
  const { part: Answering, error } = useLoaded(PART_OF_TYPE[props.question.type])
  if (error) throw error
  return Answering ? <Answering {...props} /> : <SkeletonText lines={4} />
}

/** With the width of the page, a picture of the stem stands beside the answers, so that both are seen at once. */
const Root = styled.article<{ $isWide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;

  ${({ $isWide }) => $isWide && pictureBeside}
`

const pictureBeside = css`
  @media ${media.desktop} {
    &:has(> :nth-child(2) [data-zoom='alone']) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
      gap: ${space[5]} ${space[8]};
    }
    & > :not(:nth-child(2), :nth-child(3)) {
      grid-column: 1 / -1;
    }
  }
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
