import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { VisuallyHidden } from '@campus/ui/layout'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { EventChip } from './EventChip'
import { useT, WEEKDAYS } from './messages'
import { addDays, weeksOfMonth } from './timetable.model'

/** The number of events that fit into a day. */
const ROOM = 3

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface MonthGridProps {
  days: ReadonlyMap<string, readonly ClassActivity[]>
  day: string
  today: string
  /** Opens the week of a day. */
  onWeek: (day: string) => void
  onOpen: (activity: ClassActivity) => void
}

/** A month in weeks from Sunday. Arrow keys move between days, Tab between the events of a day. */
export function MonthGrid({ days, day, today, onWeek, onOpen }: MonthGridProps) {
  const t = useT()
  const grid = useRef<HTMLDivElement>(null)
  const weeks = weeksOfMonth(day)
  const [wanted, setWanted] = useState(day)
  const isHeld = weeks.some((week) => week.includes(wanted))
  const here = isHeld ? wanted : day

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = addDays(here, step)
    if (!weeks.some((week) => week.includes(next))) return
    setWanted(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return (
    <Table ref={grid} role="grid" aria-label={t('study.time.tab.month')} onKeyDown={onKeyDown}>
      <Row role="row">
        {WEEKDAYS.map((weekday) => (
          <Head key={weekday} role="columnheader">
            {t(`study.weekdayShort.${weekday}`)}
          </Head>
        ))}
      </Row>
      {weeks.map((week) => (
        <Row key={week[0]} role="row">
          {week.map((date) => {
            const events = days.get(date) ?? []
            const tabIndex = date === here ? 0 : -1
            const left = events.length - ROOM
            return (
              <Cell key={date} role="gridcell" $isOutside={!date.startsWith(day.slice(0, 7))}>
                <DayButton
                  type="button"
                  data-day={date}
                  tabIndex={tabIndex}
                  aria-current={date === today ? 'date' : undefined}
                  aria-label={date}
                  onClick={() => onWeek(date)}
                >
                  <span>{Number(date.slice(8))}</span>
                  {events.length === 0 ? null : <Count aria-hidden>{events.length}</Count>}
                </DayButton>
                <Events>
                  {events.slice(0, ROOM).map((activity) => (
                    <EventChip key={activity.id} activity={activity} onOpen={onOpen} tabIndex={tabIndex} compact />
                  ))}
                  {left > 0 ? (
                    <More type="button" tabIndex={tabIndex} onClick={() => onWeek(date)}>
                      <span>{t('study.time.more', { n: left })}</span>
                      <VisuallyHidden>{date}</VisuallyHidden>
                    </More>
                  ) : null}
                </Events>
              </Cell>
            )
          })}
        </Row>
      ))}
    </Table>
  )
}

const Table = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-block-end: 1px solid ${color.border};

  &:last-child {
    border: 0;
  }
`

const Head = styled.div`
  padding: ${space[2]} 0;
  font: ${weight.medium} ${text.s} ${font.sans};
  text-align: center;
`

const Cell = styled.div<{ $isOutside: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  min-height: 96px;
  padding: 2px;
  border-inline-start: 1px solid ${color.border};
  background: ${({ $isOutside }) => ($isOutside ? color.surfaceSunken : 'none')};

  &:first-child {
    border: 0;
  }
  @media ${media.phone} {
    min-height: 56px;
  }
`

const DayButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: 2px ${space[1]};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};

  &[aria-current] {
    color: ${color.accentText};
    font-weight: ${weight.bold};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** A phone shows only the number of events. */
const Count = styled.span`
  display: none;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};

  @media ${media.phone} {
    display: inline;
  }
`

const Events = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;

  @media ${media.phone} {
    display: none;
  }
`

const More = styled.button`
  padding: 0 ${space[1]};
  border: 0;
  background: none;
  color: ${color.accentText};
  font: ${weight.regular} ${text.xs} ${font.sans};
  text-align: start;
`
