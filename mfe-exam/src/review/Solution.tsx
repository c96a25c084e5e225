import { styled } from 'styled-components'

import type { Answer } from '@campus/contracts/exam-answer'
import type { LeafQuestion } from '@campus/contracts/exam-question'
import { formatNumber } from '@campus/i18n/format'
import { FactList, type Fact } from '@campus/ui/fact-list'
import { Tag } from '@campus/ui/tag'
import { color, radius, space } from '@campus/ui/tokens'

import { QuestionText } from '../common/content/QuestionText'
import { useT as useCommonT } from '../common/messages'
import { optionLetter } from '../common/questions/option.model'
import { useT } from './messages'
import type { Result } from './review.model'

const VERDICT_TONE = { right: 'success', partly: 'warning', wrong: 'danger' } as const
const VERDICT_TEXT = { right: 'review.correct', partly: 'review.partly', wrong: 'review.wrong' } as const

interface SolutionProps {
  question: LeafQuestion
  result: Result
}

/** What was answered, what is right, and why: of an attempt that is not reviewed yet, the first alone. */
export function Solution({ question, result }: SolutionProps) {
  const t = useT()
  const tCommon = useCommonT()
  const { solution } = question
  const { answer, verdict, score, comment } = result
  const facts: Fact[] = [
    // Who missed it learns why before they compare.
    ...(solution === null
      ? []
      : [
          {
            label: t('review.explanation'),
            value:
              solution.explanation.trim() === '' ? (
                t('review.noExplanation')
              ) : (
                <QuestionText html={solution.explanation} />
              ),
          },
          { label: t('review.correctAnswer'), value: <Right question={question} /> },
        ]),
    { label: t('review.myAnswer'), value: <Given question={question} answer={answer} /> },
    { label: t('review.comment'), value: comment },
  ]
  return (
    <Block>
      {verdict === null ? null : (
        <Marked>
          <Tag tone={VERDICT_TONE[verdict]}>{tCommon(VERDICT_TEXT[verdict])}</Tag>
          {score === null ? null : <Score score={score} points={question.points} />}
        </Marked>
      )}
      <FactList facts={facts} />
    </Block>
  )
}

/** A part of a passage has perhaps no points of its own, only a share of the passage's. */
function Score({ score, points }: { score: number; points: number }) {
  const t = useT()
  const tCommon = useCommonT()
  return (
    <span>
      {points > 0
        ? t('review.scoreOf', { n: points, score: formatNumber(score), points: formatNumber(points) })
        : tCommon('test.score', { n: score, score: formatNumber(score) })}
    </span>
  )
}

function Given({ question, answer }: { question: LeafQuestion; answer: Answer | null }) {
  const t = useT()
  if (answer === null) return <span>{t('review.notAnswered')}</span>
  switch (answer.type) {
    case 'single':
    case 'trueFalse':
      return <Chosen question={question} keys={[answer.key]} />
    case 'multiple':
      return <Chosen question={question} keys={answer.keys} />
    case 'blanks':
      return <Blanks texts={answer.blanks.map((blank) => blank || t('review.notAnswered'))} />
    case 'shortAnswer':
      return <Typed>{answer.text}</Typed>
  }
}

function Right({ question }: { question: LeafQuestion }) {
  const { solution } = question
  if (solution === null) return null
  switch (question.type) {
    case 'single':
    case 'multiple':
    case 'trueFalse':
      return <Chosen question={question} keys={solution.keys} />
    case 'blanks':
      return <Blanks texts={solution.blanks.map((alternatives) => alternatives.join(' / '))} />
    case 'shortAnswer':
    case 'unsupported':
      return <QuestionText html={solution.text} />
  }
}

/** Options by letter and text, in the order of the question. */
function Chosen({ question, keys }: { question: LeafQuestion; keys: readonly string[] }) {
  const tCommon = useCommonT()
  if (!('options' in question)) return null
  const chosen = question.options.map((option, index) => ({ ...option, index })).filter(({ key }) => keys.includes(key))
  return (
    <Lines>
      {chosen.map(({ key, index, html, label }) =>
        question.type === 'trueFalse' ? (
          <li key={key}>{tCommon(index === 0 ? 'question.true' : 'question.false')}</li>
        ) : (
          <li key={key}>
            <b>{optionLetter(index)}</b>
            {html === '' ? <span>{label}</span> : <QuestionText html={html} />}
          </li>
        ),
      )}
    </Lines>
  )
}

function Blanks({ texts }: { texts: readonly string[] }) {
  const tCommon = useCommonT()
  return (
    <Lines>
      {texts.map((text, index) => (
        <li key={index}>
          <Muted>{tCommon('answer.blank', { n: index + 1 })}</Muted>
          <span>{text}</span>
        </li>
      ))}
    </Lines>
  )
}

const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]};
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
`

const Marked = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

const Lines = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  & > li {
    display: flex;
    gap: ${space[2]};
  }
`

const Muted = styled.span`
  color: ${color.textMuted};
`

const Typed = styled.p`
  white-space: pre-wrap;
`
