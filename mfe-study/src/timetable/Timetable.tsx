import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import { TogetherBlock } from '@campus/calls/together-block'
import { useAddress } from '@campus/calls/use-address'
import type { ClassActivity } from '@campus/contracts/study-activity'
import type { ClassDetail } from '@campus/contracts/study-class'
import { useServerNow } from '@campus/session/use-server-now'
import { SkeletonText } from '@campus/ui/skeleton'
import { Tabs } from '@campus/ui/tabs'
import { media, space } from '@campus/ui/tokens'

import { useOpenActivity } from '../common/activity/use-open-activity'
import type { ClassPlace } from '../common/paths'
import { AllActivities } from './AllActivities'
import { useT } from './messages'
import { MonthGrid } from './MonthGrid'
import { TargetPanel } from './TargetPanel'
import { askedStretch, byDay, shownDay, TABS, timetableAddress, todayOf, type Tab } from './timetable.model'
import { dutyQuery, listQuery } from './timetable.queries'
import { Toolbar } from './Toolbar'
import { WeekGrid } from './WeekGrid'

const MINUTE_MS = 60_000

interface TimetableProps {
  detail: ClassDetail
  place: ClassPlace
}

/** The timetable of a class, once the class is loaded. */
export function Timetable({ detail, place }: TimetableProps) {
  const t = useT()
  const { values, go } = useAddress(timetableAddress)
  const now = useServerNow(MINUTE_MS)
  const today = todayOf(now)
  const { tab } = values
  const day = shownDay(values.day, today)
  const stretch = askedStretch(tab, day, detail)
  const open = useOpenActivity({ ...place, studentId: detail.studentId })
  const list = useQuery(listQuery(place, stretch))
  const choose = (chosen: string) => go({ day: chosen === today ? '' : chosen })
  const duties = useQuery(dutyQuery(place, stretch))
  return (
    <TogetherBlock queries={[list, duties]} skeleton={<SkeletonText lines={10} last="60%" />}>
      <Columns>
        <Tabs<Tab>
          label={t('study.time.tabs')}
          items={TABS.map((value) => ({ value, label: t(`study.time.tab.${value}`) }))}
          value={tab}
          onChange={(chosen) => go({ tab: chosen, day: values.day })}
        >
          <Stack>
            {tab === 'all' ? null : <Toolbar tab={tab} day={day} today={today} onDay={choose} />}
            <WaitingBlock query={list} skeleton={<SkeletonText lines={30} last="60%" />}>
              {({ activityResultVOList }) => (
                <Period
                  tab={tab}
                  activities={activityResultVOList}
                  day={day}
                  today={today}
                  onDay={choose}
                  onWeek={(chosen) => go({ tab: 'week', day: chosen })}
                  onOpen={open}
                />
              )}
            </WaitingBlock>
          </Stack>
        </Tabs>
        <TargetPanel place={place} stretch={stretch} now={now} />
      </Columns>
    </TogetherBlock>
  )
}

interface PeriodProps {
  tab: Tab
  activities: readonly ClassActivity[]
  day: string
  today: string
  onDay: (day: string) => void
  onWeek: (day: string) => void
  onOpen: (activity: ClassActivity) => void
}

function Period({ tab, activities, day, today, onDay, onWeek, onOpen }: PeriodProps) {
  const days = useMemo(() => byDay(activities), [activities])
  switch (tab) {
    case 'week':
      return <WeekGrid days={days} day={day} today={today} onDay={onDay} onOpen={onOpen} />
    case 'month':
      return <MonthGrid days={days} day={day} today={today} onWeek={onWeek} onOpen={onOpen} />
    case 'all':
      return <AllActivities days={days} onOpen={onOpen} />
  }
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-items: start;
  gap: ${space[6]};

  @media ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`
