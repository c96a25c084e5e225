import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { VisuallyHidden } from '@campus/ui/layout'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { EventChip } from './EventChip'
import { useT, WEEKDAYS } from './messages'
import { hourOf, HOURS, nearestStop, placeAfter, placeEvents, quarterOf, stopsOf, type Place } from './slots.model'
import { daysOf, weekOf } from './timetable.model'

interface WeekGridProps {
  days: ReadonlyMap<string, readonly ClassActivity[]>
  /** The chosen day; a phone shows only this one. */
  day: string
  today: string
  onDay: (day: string) => void
  onOpen: (activity: ClassActivity) => void
}

/**
 * A week from Sunday to Saturday; each hour has four quarters. Arrow keys move between events and over empty
 * hours.
 */
export function WeekGrid({ days, day, today, onDay, onOpen }: WeekGridProps) {
  const t = useT()
  const grid = useRef<HTMLDivElement>(null)
  const week = daysOf(weekOf(day))
  const placed = week.map((date) => placeEvents(days.get(date) ?? []))
  const stops = placed.map(stopsOf)
  const [wanted, setWanted] = useState<Place>()
  const chosen = week.indexOf(day)
  const place = wanted ?? { day: chosen, slot: placed[chosen]?.[0]?.slot ?? stops[chosen]?.[0] ?? 0 }
  const here = { day: place.day, slot: nearestStop(stops[place.day] ?? [], place.slot) }

  function onKeyDown(event: KeyboardEvent): void {
    const next = placeAfter(event.key, here, stops)
    if (next === undefined) return
    event.preventDefault()
    setWanted(next)
    grid.current?.querySelector<HTMLElement>(`[data-place="${String(next.day)}-${String(next.slot)}"]`)?.focus()
  }

  return (
    <>
      <Strip aria-label={t('study.time.days')}>
        {week.map((date, index) => (
          <button key={date} type="button" aria-pressed={date === day} onClick={() => onDay(date)}>
            <small>{t(`study.weekdayShort.${WEEKDAYS[index] ?? 0}`)}</small>
            <span>{date.slice(8)}</span>
          </button>
        ))}
      </Strip>
      <Frame>
        <Table ref={grid} role="grid" aria-label={t('study.time.tab.week')} onKeyDown={onKeyDown}>
          <div role="row">
            <div role="columnheader">
              <VisuallyHidden>{t('study.time.hour')}</VisuallyHidden>
            </div>
            {week.map((date, index) => (
              <div
                key={date}
                role="columnheader"
                data-other={date !== day}
                aria-current={date === today ? 'date' : undefined}
              >
                <span>{t(`study.weekdayShort.${WEEKDAYS[index] ?? 0}`)}</span> <small>{date.slice(5)}</small>
              </div>
            ))}
          </div>
          {Array.from({ length: HOURS }, (_, hour) => (
            <div key={hour} role="row">
              <div role="rowheader">{`${String(hour).padStart(2, '0')}:00`}</div>
              {week.map((date, index) => {
                const events = placed[index]?.filter(({ slot }) => hourOf(slot) === hour) ?? []
                const isHere = here.day === index && hourOf(here.slot) === hour
                const isEmpty = events.length === 0
                return (
                  <div
                    key={date}
                    role="gridcell"
                    data-other={date !== day}
                    {...(isEmpty && {
                      'data-place': `${String(index)}-${String(hour * 4)}`,
                      tabIndex: isHere ? 0 : -1,
                    })}
                  >
                    {events.map(({ activity, slot }) => (
                      <EventChip
                        key={activity.id}
                        activity={activity}
                        onOpen={onOpen}
                        tabIndex={isHere && here.slot === slot ? 0 : -1}
                        place={`${String(index)}-${String(slot)}`}
                        row={quarterOf(slot) + 1}
                      />
                    ))}
                  </div>
                )
              })}
            </div>
          ))}
        </Table>
      </Frame>
    </>
  )
}

/** Only a phone needs to choose a day. */
const Strip = styled.nav`
  display: none;

  @media ${media.phone} {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: ${space[1]};
  }
  & > button {
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: ${space[1]} 0;
    border: 0;
    border-radius: ${radius.m};
    background: none;
    color: ${color.text};
    font: ${weight.medium} ${text.s} ${font.sans};
  }
  & > button > small {
    color: ${color.textMuted};
    font: ${weight.regular} ${text.xs} ${font.sans};
  }
  & > button[aria-pressed='true'],
  & > button[aria-pressed='true'] > small {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`

/** Hundreds of cells: one component for all of them, because each one of its own costs time whenever the week changes. */
const Table = styled.div`
  min-width: 760px;

  & > [role='row'] {
    display: grid;
    grid-template-columns: 56px repeat(7, minmax(0, 1fr));
    border-block-end: 1px solid ${color.border};
  }
  & > [role='row']:last-child {
    border: 0;
  }
  & > [role='row']:not(:first-child) {
    content-visibility: auto;
    contain-intrinsic-size: auto 36px;
  }
  & [role='columnheader'][data-other] {
    padding: ${space[2]};
    font: ${weight.medium} ${text.s} ${font.sans};
    text-align: center;
  }
  & [role='columnheader'] > small {
    color: ${color.textMuted};
    font: inherit;
  }
  & [role='columnheader'][aria-current],
  & [role='columnheader'][aria-current] > small {
    color: ${color.accentText};
  }
  & [role='rowheader'] {
    padding: ${space[1]} ${space[2]};
    color: ${color.textMuted};
    font: ${weight.regular} ${text.xs} ${font.sans};
  }
  & [role='gridcell'] {
    display: grid;
    grid-template-rows: repeat(4, minmax(7px, auto));
    gap: 1px;
    min-width: 0;
    padding: 1px;
    border-inline-start: 1px solid ${color.border};
  }
  & [role='gridcell']:empty {
    display: block;
    min-height: 33px;
  }
  & [role='gridcell']:focus-visible {
    outline-offset: -2px;
  }
  @media ${media.phone} {
    min-width: 0;

    & > [role='row'] {
      grid-template-columns: 56px minmax(0, 1fr);
    }
    & > [role='row'] > [data-other='true'] {
      display: none;
    }
  }
`
