import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import type { ClassActivity } from '@campus/contracts/study-activity'
import { formatDate } from '@campus/i18n/format'
import { EmptyState } from '@campus/ui/states'
import { font, text, weight } from '@campus/ui/tokens'

import { ActivityCard } from '../common/activity/ActivityCard'
import { useT, WEEKDAYS } from './messages'
import { columnsOf, rowsOf, weekdayOf, type ListRow } from './timetable.model'

/** Pixels. */
const NARROWEST = 320
const GAP = 20
const HEADING_GUESS = 28
const CARDS_GUESS = 190
/** Rows drawn beyond either edge of the window. */
const OVERSCAN = 3

/** The rows of the list that was left last, with their heights: who comes back to it finds the place again. */
let leftLast: { readonly entry: string; readonly rows: VirtualItem[] } | undefined

interface AllActivitiesProps {
  days: ReadonlyMap<string, readonly ClassActivity[]>
  onOpen: (activity: ClassActivity) => void
}

/** All activities by day. A year has thousands of cards: only those near the window are drawn. */
export function AllActivities(props: AllActivitiesProps) {
  return props.days.size === 0 ? <EmptyState /> : <Days {...props} />
}

function Days({ days, onOpen }: AllActivitiesProps) {
  const t = useT()
  const track = useRef<HTMLDivElement>(null)
  const { columns, top } = useFrame(track)
  const rows = useMemo(() => rowsOf(days, columns), [days, columns])
  const { key: entry } = useLocation()
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.activities.length === 0 ? HEADING_GUESS : CARDS_GUESS),
    getItemKey: (index) => `${rows[index]?.date ?? ''} ${rows[index]?.activities[0]?.id ?? ''}`,
    overscan: OVERSCAN,
    gap: GAP,
    scrollMargin: top,
    // A row that is measured while React draws is drawn again with it.
    useFlushSync: false,
    ...(leftLast?.entry === entry ? { initialMeasurementsCache: leftLast.rows } : {}),
  })
  useEffect(
    () => () => {
      leftLast = { entry, rows: virtualizer.takeSnapshot() }
    },
    [entry, virtualizer],
  )
  // Drawn in slices that let the scrolling through.
  const shown = useDeferredValue(virtualizer.getVirtualItems())
  return (
    <Track ref={track} style={{ height: virtualizer.getTotalSize() }}>
      {shownDays(rows, shown).map(({ date, start, shownRows }) => {
        const weekday = t(`study.weekday.${WEEKDAYS[weekdayOf(date)] ?? 0}`)
        const title = t('study.time.group', { date: formatDate(date, 'date'), weekday })
        return (
          <Day key={date} aria-label={title} style={{ transform: `translateY(${String(start - top)}px)` }}>
            {shownRows
              .filter(({ activities }) => activities.length === 0)
              .map(({ index }) => (
                <h2 key={index} ref={virtualizer.measureElement} data-index={index}>
                  {title}
                </h2>
              ))}
            <Cards style={{ gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))` }}>
              {shownRows.flatMap(({ index, activities }) =>
                activities.map((activity, at) => (
                  // The cards of a row are as high as each other.
                  <li key={activity.id} data-index={index} ref={at === 0 ? virtualizer.measureElement : undefined}>
                    <ActivityCard activity={activity} onOpen={onOpen} />
                  </li>
                )),
              )}
            </Cards>
          </Day>
        )
      })}
    </Track>
  )
}

/** How many cards fit beside each other, and where the list begins on the page. */
function useFrame(track: RefObject<HTMLDivElement | null>) {
  const [frame, setFrame] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = track.current
    if (element === null) return undefined
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { columns: columnsOf(width, { narrowest: NARROWEST, gap: GAP }), top: top + window.scrollY }
      setFrame((held) => (held.columns === next.columns && held.top === next.top ? held : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [track])
  return frame
}

interface ShownDay {
  readonly date: string
  /** Where its first shown row stands. */
  readonly start: number
  readonly shownRows: (ListRow & { readonly index: number })[]
}

function shownDays(rows: readonly ListRow[], items: readonly VirtualItem[]): readonly ShownDay[] {
  const shown: ShownDay[] = []
  for (const { index, start } of items) {
    const row = rows[index]
    if (row === undefined) continue
    const last = shown.at(-1)
    if (last?.date === row.date) last.shownRows.push({ ...row, index })
    else shown.push({ date: row.date, start, shownRows: [{ ...row, index }] })
  }
  return shown
}

const Track = styled.div`
  position: relative;
  /* What is above grows when its rows are measured; the list itself keeps the place. */
  overflow-anchor: none;
`

const Day = styled.section`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  gap: ${GAP}px;

  & > h2 {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
`

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${GAP}px;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`
