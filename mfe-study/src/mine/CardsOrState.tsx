import type { UseQueryResult } from '@tanstack/react-query'
import { styled } from 'styled-components'

import type { LearningCard as Card } from '@campus/contracts/study'
import { CallError } from '@campus/http/errors'
import { useServerNow } from '@campus/session/use-server-now'
import { Pagination } from '@campus/ui/pagination'
import { SkeletonRegion } from '@campus/ui/skeleton'
import { EmptyState, ErrorState } from '@campus/ui/states'
import { media, space } from '@campus/ui/tokens'

import { useT } from '../messages'
import { LearningCard, LearningCardSkeleton } from './LearningCard'
import type { PageOf } from './mine.model'
import type { Learner } from './mine.queries'
import { cardKey, useOpenClass } from './use-open-class'

const MINUTE_MS = 60_000

interface CardsOrStateProps {
  learner: Learner
  list: UseQueryResult<unknown>
  /** What of the list is on show, once it has come. */
  page: PageOf<Card> | undefined
  skeletons: number
  onPage: (page: number) => void
}

/** One page of cards, or what stands in their place: on its way, failed, none. */
export function CardsOrState({ learner, list, page, skeletons, onPage }: CardsOrStateProps) {
  const t = useT()
  const { open, openingKey } = useOpenClass(learner)
  // Deadlines are told in days; the device's clock has no say in them.
  const now = useServerNow(MINUTE_MS)

  if (page === undefined && list.isError) {
    const traceId = list.error instanceof CallError ? list.error.traceId : undefined
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} traceId={traceId} />
  }
  if (page === undefined) {
    return (
      <SkeletonRegion>
        <Grid as="div">
          {Array.from({ length: skeletons }, (_, index) => (
            <LearningCardSkeleton key={index} />
          ))}
        </Grid>
      </SkeletonRegion>
    )
  }
  if (page.items.length === 0) return <EmptyState title={t('study.mine.empty')} />
  return (
    <Root>
      <Grid>
        {page.items.map((card) => (
          <li key={cardKey(card)}>
            <LearningCard card={card} now={now} opening={cardKey(card) === openingKey} onOpen={() => open(card)} />
          </li>
        ))}
      </Grid>
      <Pagination current={page.current} pages={page.pages} onChange={onPage} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

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
