import { useQuery } from '@tanstack/react-query'

import { Tabs } from '@campus/ui/tabs'

import { useT } from '../messages'
import { CardsOrState } from './CardsOrState'
import { PERIOD_TYPES, periodTypeOf, type MineAddress } from './mine.model'
import { periodsQuery, type Learner } from './mine.queries'

/** Enough shapes to fill the first screen; a full page of eight would promise too much. */
const SKELETONS = 4

interface PeriodListProps {
  learner: Learner
  address: Extract<MineAddress, { view: 'period' }>
  onGo: (address: MineAddress) => void
}

/** The learner's class periods of one type, paged by the server. */
export function PeriodList({ learner, address, onGo }: PeriodListProps) {
  const t = useT()
  const periods = useQuery(periodsQuery(learner, address.type, address.page))
  const page = periods.data && { items: periods.data.records, current: address.page, pages: periods.data.pages }
  return (
    <Tabs
      label={t('study.mine.view.period')}
      items={PERIOD_TYPES.map((type) => ({ value: String(type), label: t(`study.mine.periodType.${type}`) }))}
      value={String(address.type)}
      onChange={(type) => onGo({ view: 'period', type: periodTypeOf(type), page: 1 })}
    >
      <CardsOrState
        learner={learner}
        list={periods}
        page={page}
        skeletons={SKELETONS}
        onPage={(current) => onGo({ ...address, page: current })}
      />
    </Tabs>
  )
}
