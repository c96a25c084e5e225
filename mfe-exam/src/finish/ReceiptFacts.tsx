import { useId } from 'react'
import { styled } from 'styled-components'

import type { Receipt } from '@campus/contracts/exam-attempt'
import { formatDate } from '@campus/i18n/format'
import { FactList } from '@campus/ui/fact-list'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'

/** What the server keeps of a submission, for the learner to keep too. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const t = useT()
  const id = useId()
  const { answerLogId, finishedAt, finishedBy, answered, questions, digest } = receipt
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{t('receipt.title')}</Heading>
      <FactList
        look="ruled"
        facts={[
          { label: t('receipt.number'), value: answerLogId },
          {
            label: t('receipt.time'),
            value: (
              <>
                <time>{formatDate(finishedAt, 'second')}</time>
                {finishedBy === 'deadline' ? <Aside>{t('receipt.deadline')}</Aside> : null}
              </>
            ),
          },
          { label: t('receipt.answered'), value: t('receipt.answeredOf', { answered, n: questions }) },
          { label: t('receipt.digest'), value: <Digest>{digest}</Digest> },
        ]}
      />
    </Section>
  )
}

const Section = styled.section`
  width: 100%;
  margin-block-start: ${space[10]};
  text-align: start;
`

const Heading = styled.h2`
  padding-block-end: ${space[2]};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
`

const Aside = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Digest = styled.code`
  font-size: 0.8em;
  user-select: all;
`
