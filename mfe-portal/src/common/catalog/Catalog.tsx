import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { PageTitle } from '@campus/ui/page-head'
import { EmptyState } from '@campus/ui/states'

import { QueryBlock } from '../blocks/QueryBlock'
import { CatalogColumns, Chosen } from './catalog.styles'
import { CatalogNav, CatalogNavSkeleton, type CatalogEntry } from './CatalogNav'

interface CatalogProps {
  title: string
  list: UseQueryResult<{ readonly records: readonly CatalogEntry[] }>
  /** The entry the address names; '' is the first of the list. */
  asked: string
  pathOf: (id: string) => string
  /** What is chosen; '' while that is not known yet. */
  children: (id: string) => ReactNode
}

/** A catalog, and beside it what is chosen of it: what the address names, else the first entry. */
export function Catalog({ title, list, asked, pathOf, children }: CatalogProps) {
  const entries = list.data?.records
  const id = asked || (entries?.[0]?.id ?? '')
  if (id === '' && !list.isPending) {
    return (
      <Chosen>
        <PageTitle>{title}</PageTitle>
        <QueryBlock query={list} skeleton={null}>
          {() => <EmptyState />}
        </QueryBlock>
      </Chosen>
    )
  }
  return (
    <CatalogColumns>
      <QueryBlock query={list} skeleton={<CatalogNavSkeleton />}>
        {({ records }) => <CatalogNav title={title} entries={records} current={id} pathOf={pathOf} />}
      </QueryBlock>
      <Chosen>{children(id)}</Chosen>
    </CatalogColumns>
  )
}
