import { useQuery } from '@tanstack/react-query'

import { PagedBlock } from '@campus/calls/paged-block'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'

import { Cards, CardsSkeleton } from './Cards'
import { useT } from './messages'
import { PERIOD_TYPES, periodTypeOf, type MineAddress } from './mine.model'
import { periodsQuery, type Learner } from './mine.queries'

/** Enough skeletons for the first screen; a full page of eight would promise too much. */
const SKELETONS = 4

interface PeriodListProps {
  learner: Learner
  address: MineAddress
  onGo: (change: Partial<MineAddress>) => void
}

/** The learner's class periods of one type, paged by the server. */
export function PeriodList({ learner, address, onGo }: PeriodListProps) {
  const t = useT()
  const periods = useQuery(periodsQuery(learner, address.type, address.page))
  return (
    <Tabs
      label={t('study.mine.view.period')}
      items={PERIOD_TYPES.map((type) => ({ value: String(type), label: t(`study.mine.periodType.${type}`) }))}
      value={String(address.type)}
      onChange={(type) => onGo({ type: periodTypeOf(type), page: 1 })}
    >
      <PagedBlock
        query={periods}
        page={address.page}
        onPage={(page) => onGo({ page })}
        skeleton={<CardsSkeleton count={SKELETONS} />}
        empty={<EmptyState title={t('study.mine.empty')} />}
      >
        {({ records }) => <Cards learner={learner} cards={records} />}
      </PagedBlock>
    </Tabs>
  )
}
