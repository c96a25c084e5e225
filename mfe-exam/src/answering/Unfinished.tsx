import { useId } from 'react'
import { styled } from 'styled-components'

import type { NumberedQuestion } from '@campus/contracts/exam-question'
import { Button } from '@campus/ui/button'
import { space } from '@campus/ui/tokens'

import type { UnfinishedQuestions } from '../common/card/card.model'
import { useT as useCommonT } from '../common/messages'
import { Small } from '../common/stepping/frame'
import { useT } from './messages'

/** As many as fit into a dialog; the answer card has all. */
const MOST = 30

interface UnfinishedProps extends UnfinishedQuestions {
  onGo: (questionId: string) => void
}

/** Before submitting: the questions without an answer, and those marked to be looked at again, each with a way to it. */
export function Unfinished({ unanswered, marked, onGo }: UnfinishedProps) {
  const t = useT()
  return (
    <Column>
      <Questions title={t('answer.unansweredCount', { n: unanswered.length })} questions={unanswered} onGo={onGo} />
      <Questions title={t('answer.markedCount', { n: marked.length })} questions={marked} onGo={onGo} />
    </Column>
  )
}

interface QuestionsProps {
  title: string
  questions: readonly NumberedQuestion[]
  onGo: (questionId: string) => void
}

function Questions({ title, questions, onGo }: QuestionsProps) {
  const t = useT()
  const tCommon = useCommonT()
  const id = useId()
  if (questions.length === 0) return null
  const more = questions.length - MOST
  return (
    <section aria-labelledby={id}>
      <Small id={id}>{title}</Small>
      <Numbers>
        {questions.slice(0, MOST).map(({ number, question }) => (
          <li key={question.id}>
            <Button
              size="s"
              block
              aria-label={tCommon('question.number', { n: number })}
              onClick={() => onGo(question.id)}
            >
              {String(number)}
            </Button>
          </li>
        ))}
      </Numbers>
      {more > 0 ? <Small>{t('answer.moreInCard', { n: more })}</Small> : null}
    </section>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const Numbers = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.25rem, 1fr));
  gap: ${space[2]};
  margin-block: ${space[2]};
`
