import { CalendarDays } from 'lucide-react'
import { styled } from 'styled-components'

import { useAddress } from '@campus/calls/use-address'
import type { ClassDetail } from '@campus/contracts/study-class'
import { ButtonLink } from '@campus/ui/button'
import { VisuallyHidden } from '@campus/ui/layout'
import { Tabs } from '@campus/ui/tabs'
import { media, space } from '@campus/ui/tokens'

import { timetablePath, type ClassPlace } from '../common/paths'
import { useT } from './messages'
import { PastTab } from './PastTab'
import { TodayTab } from './TodayTab'
import { classAddress, tabOf, tabsOf } from './training-class.model'

interface ClassroomsProps {
  detail: ClassDetail
  place: ClassPlace
}

/** Today's activities and the past ones, in tabs. */
export function Classrooms({ detail, place }: ClassroomsProps) {
  const t = useT()
  const { values, go } = useAddress(classAddress)
  const tab = tabOf(detail.classStatus, values.tab)
  return (
    <Root>
      <VisuallyHidden as="h2">{t('study.class.tabs')}</VisuallyHidden>
      <Tabs
        label={t('study.class.tabs')}
        items={tabsOf(detail.classStatus).map((value) => ({ value, label: t(`study.class.tab.${value}`) }))}
        value={tab}
        onChange={(chosen) => go({ tab: chosen })}
      >
        {tab === 'today' ? (
          <TodayTab place={place} address={values} onGo={go} />
        ) : (
          <PastTab place={place} address={values} onGo={go} />
        )}
      </Tabs>
      <ToTimetable icon={<CalendarDays aria-hidden />} size="s" to={timetablePath(place, values.experience)}>
        {t('study.class.timetable')}
      </ToTimetable>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  min-width: 0;

  @media ${media.phone} {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
  }
`

const ToTimetable = styled(ButtonLink)`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 0;

  /* There the tabs need the whole width. */
  @media ${media.phone} {
    position: static;
    order: -1;
    align-self: flex-end;
  }
`
