import { startTransition, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { Button } from '@campus/ui/button'
import { Inline, Stack } from '@campus/ui/layout'
import { EmptyState } from '@campus/ui/states'
import { font, space, text, weight } from '@campus/ui/tokens'

import { ActivityCard } from '../common/activity/ActivityCard'
import { ActivityGrid } from '../common/activity/ActivityGrid'
import { useT, WEEKDAYS } from './messages'
import { weekdayOf } from './timetable.model'

/** A year has thousands of cards, so this many days are drawn at a time. */
const DAYS_AT_A_TIME = 7

interface AllActivitiesProps {
  days: ReadonlyMap<string, readonly ClassActivity[]>
  onOpen: (activity: ClassActivity) => void
}

/** All activities by day. More days are drawn when the end of the list comes near, or on request. */
export function AllActivities({ days, onOpen }: AllActivitiesProps) {
  const t = useT()
  const [count, setCount] = useState(DAYS_AT_A_TIME)
  const end = useRef<HTMLDivElement>(null)
  const all = [...days]
  const left = all.length - count

  useEffect(() => {
    const place = end.current
    if (place === null || left <= 0) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting)
        if (isNear) startTransition(() => setCount(count + DAYS_AT_A_TIME))
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [count, left])

  if (all.length === 0) return <EmptyState />
  return (
    <Stack gap={8}>
      {all.slice(0, count).map(([date, activities]) => (
        <Day key={date}>
          <h2>{t('study.time.group', { date, weekday: t(`study.weekday.${WEEKDAYS[weekdayOf(date)] ?? 0}`) })}</h2>
          <ActivityGrid>
            {activities.map((activity) => (
              <li key={activity.id}>
                <ActivityCard activity={activity} onOpen={onOpen} />
              </li>
            ))}
          </ActivityGrid>
        </Day>
      ))}
      {left > 0 ? (
        <Inline ref={end} justify="center">
          <Button onClick={() => setCount(count + DAYS_AT_A_TIME)}>{t('study.time.moreDays', { n: left })}</Button>
        </Inline>
      ) : null}
    </Stack>
  )
}

/** Days outside of the viewport are not laid out. */
const Day = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  content-visibility: auto;
  contain-intrinsic-size: auto 400px;

  & > h2 {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
`
