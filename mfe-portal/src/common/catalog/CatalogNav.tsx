import { useEffect, useId, useRef } from 'react'

import { Picture } from '@campus/ui/picture'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'

import { CatalogTitle, Entries, EntryLink, EntryPicture, EntryPlace } from './catalog.styles'

export interface CatalogEntry {
  readonly id: string
  readonly name: string
  /** Small picture beside the name; without the field no space is reserved. */
  readonly pic?: string
}

interface CatalogNavProps {
  title: string
  entries: readonly CatalogEntry[]
  current: string
  pathOf: (id: string) => string
}

/** Every entry with its own address; the selected one is marked. */
export function CatalogNav({ title, entries, current, pathOf }: CatalogNavProps) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const chosen = useRef<HTMLAnchorElement>(null)

  // On a narrow screen the list is a row, and the selected entry may be outside of it.
  useEffect(() => {
    if (list.current === null || chosen.current === null) return
    const { offsetLeft, offsetWidth } = chosen.current
    list.current.scrollTo({ left: offsetLeft + (offsetWidth - list.current.clientWidth) / 2 })
  }, [current])

  return (
    <nav aria-labelledby={titleId}>
      <CatalogTitle id={titleId}>{title}</CatalogTitle>
      <Entries ref={list}>
        {entries.map(({ id, name, pic }) => (
          <li key={id}>
            <EntryLink
              ref={id === current ? chosen : undefined}
              to={pathOf(id)}
              aria-current={id === current ? 'page' : undefined}
            >
              {pic === undefined ? null : (
                <EntryPicture>
                  <Picture src={pic} alt="" seed={name} ratio="4 / 3" />
                </EntryPicture>
              )}
              <span>{name}</span>
            </EntryLink>
          </li>
        ))}
      </Entries>
    </nav>
  )
}

/** The catalog while it loads. */
export function CatalogNavSkeleton() {
  return (
    <div aria-hidden>
      <CatalogTitle as="div">
        <SkeletonText last="5em" />
      </CatalogTitle>
      <Entries as="div">
        {[6, 5, 7, 6, 5].map((width, at) => (
          <EntryPlace key={at}>
            <Skeleton width={`${String(width)}em`} height="1em" />
          </EntryPlace>
        ))}
      </Entries>
    </div>
  )
}
