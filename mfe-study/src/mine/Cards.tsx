import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import type { LearningCard as Card } from '@campus/contracts/study'
import { useServerNow } from '@campus/session/use-server-now'
import { media, space } from '@campus/ui/tokens'

import { LearningCard, LearningCardSkeleton } from './LearningCard'
import { leadsQuery, type Learner } from './mine.queries'
import { cardKey, useOpenClass } from './use-open-class'

const MINUTE_MS = 60_000

interface CardsProps {
  learner: Learner
  cards: readonly Card[]
}

/** One page of the learner's classes or class periods. */
export const Cards = defineBlock({
  queries: (_, { cards }: CardsProps) => [leadsQuery(cards)],
  Component: CardGrid,
})

function CardGrid({ learner, cards }: CardsProps) {
  const { open, openingKey } = useOpenClass(learner)
  const leads = useQuery(leadsQuery(cards))
  // Days remaining are counted by the server's clock, not by the device's.
  const now = useServerNow(MINUTE_MS)
  return (
    <Grid>
      {cards.map((card) => (
        <li key={cardKey(card)}>
          <LearningCard
            card={card}
            lead={leads.data?.find(({ classId, schoolId }) => classId === card.classId && schoolId === card.tenantId)}
            isLeadComing={leads.isLoading}
            now={now}
            opening={cardKey(card) === openingKey}
            onOpen={() => open(card)}
          />
        </li>
      ))}
    </Grid>
  )
}

/** Skeletons of the cards. */
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
