import { memo } from 'react'
import { styled } from 'styled-components'

import { space } from '@campus/ui/tokens'

import { AnswerCard } from '../common/card/AnswerCard'
import type { CellGroup } from '../common/card/card.model'
import { KeyHint } from '../common/stepping/KeyHint'
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
  return (
    <Column>
      {time === null ? null : <Countdown {...time} />}
      <AnswerCard {...card} />
      <KeyHint>{t('answer.keys')}</KeyHint>
    </Column>
  )
})
CardSide.displayName = 'CardSide'

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`
