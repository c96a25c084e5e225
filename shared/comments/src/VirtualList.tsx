import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

import type { Elements } from '@campus/ui/elements'
import { space } from '@campus/ui/tokens'

import { useVisibleRows } from './use-visible-rows'

const Scroller = styled.div`
  max-height: var(--list-height, min(60dvh, 560px));
  overflow-y: auto;
  /* What is above grows when its rows are measured; the list itself keeps the place. */
  overflow-anchor: none;
  padding-inline-end: ${space[2]};
`

const Track = styled.ul.attrs({ role: 'list' })`
  position: relative;
`

const Place = styled.li`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`

interface VirtualListProps<Row> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The row to bring into view; null for none. */
  goTo?: string | null
  /** Its end comes near: the next rows can be fetched. */
  onEnd?: () => void
  /** Below the last row: what is on its way, or did not come. */
  foot?: Elements
  children: (row: Row) => ReactNode
}

/** A list of any length that draws only the rows in sight. Tells when its end comes near. */
export function VirtualList<Row>({ label, rows, keyOf, goTo = null, onEnd, foot, children }: VirtualListProps<Row>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const virtualizer = useVisibleRows({
    count: rows.length,
    scroller,
    keyAt: (index) => keyAt(rows, keyOf, index),
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1
  const isNearEnd = last >= rows.length - 1
  const tellEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isNearEnd) tellEnd()
  }, [isNearEnd, rows.length])

  const wanted = goTo === null ? -1 : rows.findIndex((row) => keyOf(row) === goTo)
  useEffect(() => {
    if (wanted >= 0) virtualizer.scrollToIndex(wanted, { align: 'auto' })
  }, [wanted, virtualizer])

  return (
    // Its rows are not all there to be tabbed through, so the list itself can be scrolled with the keys.
    <Scroller ref={setScroller} role="region" aria-label={label} tabIndex={0}>
      <Track style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const row = rows[index]
          return row === undefined ? null : (
            <Place
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              {children(row)}
            </Place>
          )
        })}
      </Track>
      {foot}
    </Scroller>
  )
}

function keyAt<Row>(rows: readonly Row[], keyOf: (row: Row) => string, index: number): string {
  const row = rows[index]
  return row === undefined ? String(index) : keyOf(row)
}
