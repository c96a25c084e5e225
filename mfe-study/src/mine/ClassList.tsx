import { useQuery } from '@tanstack/react-query'

import { Tabs } from '@campus/ui/tabs'

import { useT } from '../messages'
import { CardsOrState } from './CardsOrState'
import {
  cardsOfTab,
  CLASSES_PER_PAGE,
  countByTab,
  paginate,
  STATUS_TABS,
  statusTabOf,
  type MineAddress,
} from './mine.model'
import { classesQuery, type Learner } from './mine.queries'

interface ClassListProps {
  learner: Learner
  address: Extract<MineAddress, { view: 'class' }>
  onGo: (address: MineAddress) => void
}

/** The learner's classes under a tab for each service status. */
export function ClassList({ learner, address, onGo }: ClassListProps) {
  const t = useT()
  const classes = useQuery(classesQuery(learner))
  const counts = classes.data && countByTab(classes.data)
  const tabs = STATUS_TABS.map((tab) => {
    const label = tab === 'all' ? t('study.mine.tab.all') : t(`study.serviceStatus.${tab}`)
    // A mark in the count's place keeps the tabs from moving when it comes.
    const n = counts?.get(tab) ?? t('study.unknown')
    return { value: String(tab), label: t('study.mine.tab.count', { label, n }) }
  })
  const page = classes.data && paginate(cardsOfTab(classes.data, address.status), address.page, CLASSES_PER_PAGE)
  return (
    <Tabs
      label={t('study.page.mine')}
      items={tabs}
      value={String(address.status)}
      onChange={(tab) => onGo({ view: 'class', status: statusTabOf(tab), page: 1 })}
    >
      <CardsOrState
        learner={learner}
        list={classes}
        page={page}
        skeletons={CLASSES_PER_PAGE}
        onPage={(current) => onGo({ ...address, page: current })}
      />
    </Tabs>
  )
}
