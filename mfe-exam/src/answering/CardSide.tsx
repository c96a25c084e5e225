import { memo } from 'react'
import { styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { media, space } from '@campus/ui/tokens'

import { AnswerCard } from '../common/card/AnswerCard'
import { firstUnanswered, type CellGroup } from '../common/card/card.model'
import { CardScroll } from '../common/stepping/frame'
import { KeyHint } from '../common/stepping/KeyHint'
import { CardLegend } from './CardLegend'
import { Countdown } from './Countdown'
import { useT } from './messages'

interface CardSideProps {
  groups: readonly CellGroup[]
  current: string
  onGo: (questionId: string) => void
  /** null where there is no time limit to show. The same object at every render. */
  time: { deadlineAt: number; totalMs: number } | null
}

/** The time left and the answer card: beside the paper, or in a sheet over it. */
export const CardSide = memo(({ time, ...card }: CardSideProps) => {
  const t = useT()
  const unanswered = firstUnanswered(card.groups)
  return (
    <Column>
      <Top>
        {time === null ? null : <Countdown {...time} />}
        <CardLegend />
      </Top>
      {unanswered === '' ? null : (
        <Button size="s" onClick={() => card.onGo(unanswered)}>
          {t('answer.firstUnanswered')}
        </Button>
      )}
      <CardScroll>
        <AnswerCard {...card} />
        <KeyHint>{t('answer.keys')}</KeyHint>
      </CardScroll>
    </Column>
  )
})
CardSide.displayName = 'CardSide'

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  @media ${media.desktop} {
    min-height: 0;
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`
