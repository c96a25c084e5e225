import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import type { ClassActivity } from '@campus/contracts/study-activity'
import { VisuallyHidden } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'
import { color, radius, space } from '@campus/ui/tokens'

import { ActivityCard } from '../common/activity/ActivityCard'
import { ActivityGrid } from '../common/activity/ActivityGrid'
import { useOpenActivity } from '../common/activity/use-open-activity'
import type { ClassPlace } from '../common/paths'
import { Feed } from './Feed'
import { useT } from './messages'
import { NothingToday } from './NothingToday'
import { AUTO, firstTodaySub, SUBS, todayOf, type ClassAddress, type Sub } from './training-class.model'
import { todayQuery } from './training-class.queries'

export interface TabProps {
  place: ClassPlace
  address: ClassAddress
  onGo: (change: Partial<ClassAddress>) => void
}

/** Today's activities, or alternatives when there are none. */
export function TodayTab({ place, address, onGo }: TabProps) {
  const today = useQuery(todayQuery(place))
  return (
    <WaitingBlock query={today} skeleton={<SkeletonText lines={8} last="50%" />}>
      {({ activityResultVOList: activities }) =>
        activities.length === 0 ? (
          <NothingToday place={place} experience={address.experience} onPast={() => onGo({ tab: 'past' })} />
        ) : (
          <Today activities={activities} place={place} address={address} onGo={onGo} />
        )
      }
    </WaitingBlock>
  )
}

function Today({ activities, place, address, onGo }: TabProps & { activities: readonly ClassActivity[] }) {
  const t = useT()
  const open = useOpenActivity(place)
  // The state at the page's first load: a refetch must not switch the reader's tab.
  const [first] = useState(() => firstTodaySub(activities))
  const sub = address.sub === AUTO ? first : address.sub
  const shown = todayOf(activities, sub)
  return (
    <Tabs<Sub>
      label={t('study.class.tab.today')}
      items={SUBS.map((value) => {
        const n = todayOf(activities, value).length
        return { value, label: <SubLabel sub={value} n={n} /> }
      })}
      value={sub}
      onChange={(chosen) => onGo({ sub: chosen })}
    >
      {shown.length === 0 ? (
        <EmptyState />
      ) : (
        <ActivityGrid>
          {shown.map((activity) => (
            <li key={activity.activityId}>
              <ActivityCard activity={activity} onOpen={open}>
                {activity.dynamic > 0 ? <Feed place={place} activityId={activity.activityId} /> : null}
              </ActivityCard>
            </li>
          ))}
        </ActivityGrid>
      )}
    </Tabs>
  )
}

/** A sub-tab with its count; missed ones have a dot. */
export function SubLabel({ sub, n }: { sub: Sub; n: number }) {
  const t = useT()
  return (
    <>
      <span>{t(`study.class.sub.${sub}`, { n })}</span>
      {sub === 'missed' && n > 0 ? (
        <>
          <Dot aria-hidden />
          <VisuallyHidden>{t('study.class.missedDot')}</VisuallyHidden>
        </>
      ) : null}
    </>
  )
}

const Dot = styled.span`
  display: inline-block;
  width: ${space[2]};
  height: ${space[2]};
  margin-inline-start: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.danger};
  vertical-align: super;
`
