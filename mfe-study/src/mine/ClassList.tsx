import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import type { LearningCard } from '@campus/contracts/study'
import { ButtonLink } from '@campus/ui/button'
import { Stack } from '@campus/ui/layout'
import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'

import { useCommonT } from '../common/messages'
import { Cards, CardsSkeleton } from './Cards'
import { useT } from './messages'
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
  address: MineAddress
  onGo: (change: Partial<MineAddress>) => void
}

/** What a person without any class does next; the page of the projects is the portal's. */
function NoClassYet() {
  const t = useT()
  return (
    <EmptyState
      title={t('study.mine.empty')}
      hint={t('study.mine.none.hint')}
      action={
        <ButtonLink to="/training-project/detail" variant="primary">
          {t('study.mine.none.projects')}
        </ButtonLink>
      }
    />
  )
}

/** The learner's classes under a tab for each service status. */
export function ClassList({ learner, address, onGo }: ClassListProps) {
  const t = useT()
  const common = useCommonT()
  const classes = useQuery(classesQuery(learner))
  const counts = classes.data && countByTab(classes.data)
  const tabs = STATUS_TABS.map((tab) => {
    const label = tab === 'all' ? t('study.mine.tab.all') : t(`study.serviceStatus.${tab}`)
    // A placeholder for the count keeps the tabs from moving when it arrives.
    const n = counts?.get(tab) ?? common('study.unknown')
    return { value: String(tab), label: t('study.mine.tab.count', { label, n }) }
  })

  const drawPage = (all: readonly LearningCard[]) => {
    if (all.length === 0) return <NoClassYet />
    const { items, current, pages } = paginate(cardsOfTab(all, address.status), address.page, CLASSES_PER_PAGE)
    if (items.length === 0) return <EmptyState title={t('study.mine.empty')} />
    return (
      <Stack gap={6}>
        <Cards learner={learner} cards={items} />
        <Pagination current={current} pages={pages} onChange={(page) => onGo({ page })} />
      </Stack>
    )
  }

  return (
    <Tabs
      label={t('study.page.mine')}
      items={tabs}
      value={String(address.status)}
      onChange={(tab) => onGo({ status: statusTabOf(tab), page: 1 })}
    >
      <WaitingBlock query={classes} skeleton={<CardsSkeleton count={CLASSES_PER_PAGE} />}>
        {drawPage}
      </WaitingBlock>
    </Tabs>
  )
}
