import { useState } from 'react'
import { styled } from 'styled-components'

import type { LearningCard as Card } from '@campus/contracts/study'
import { media, space } from '@campus/ui/tokens'

import { LearningCard, LearningCardSkeleton } from './LearningCard'
import type { Learner } from './mine.queries'
import { cardKey, useOpenClass } from './use-open-class'

interface CardsProps {
  learner: Learner
  cards: readonly Card[]
  /** Epoch milliseconds at which the cards came. */
  updatedAt: number
}

/** One page of the learner's classes or class periods. */
export function Cards({ learner, cards, updatedAt }: CardsProps) {
  const { open, openingKey } = useOpenClass(learner)
  const [openedAt] = useState(Date.now)
  // The page before, on show while the next one comes, has no time of its own.
  const now = Math.max(updatedAt, openedAt)
  return (
    <Grid>
      {cards.map((card) => (
        <li key={cardKey(card)}>
          <LearningCard card={card} now={now} opening={cardKey(card) === openingKey} onOpen={() => open(card)} />
        </li>
      ))}
    </Grid>
  )
}

/** The shapes of cards to come. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <Grid as="div">
      {Array.from({ length: count }, (_, index) => (
        <LearningCardSkeleton key={index} />
      ))}
    </Grid>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  padding: 0;
  list-style: none;

  & > * {
    display: grid;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`
