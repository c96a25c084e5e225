import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { WaitingBlock } from '@campus/calls/block'
import { PageTitle } from '@campus/ui/page-head'
import { EmptyState } from '@campus/ui/states'

import { CatalogColumns, Chosen } from './catalog.styles'
import { CatalogNav, CatalogNavSkeleton, type CatalogEntry } from './CatalogNav'
import { chosenOf } from './chosen.model'

interface CatalogProps {
  title: string
  list: UseQueryResult<{ readonly records: readonly CatalogEntry[] }>
  /** The entry in the address; '' is the first of the list. */
  asked: string
  pathOf: (id: string) => string
  /** The selected entry; '' until it is known. */
  children: (id: string) => ReactNode
}

/** A catalog beside its selected entry: the one in the address, else the first. */
export function Catalog({ title, list, asked, pathOf, children }: CatalogProps) {
  const id = chosenOf(asked, list.data?.records)
  if (id === '' && !list.isPending) {
    return (
      <Chosen>
        <PageTitle>{title}</PageTitle>
        <WaitingBlock query={list} skeleton={null}>
          {() => <EmptyState />}
        </WaitingBlock>
      </Chosen>
    )
  }
  return (
    <CatalogColumns>
      <WaitingBlock query={list} skeleton={<CatalogNavSkeleton />}>
        {({ records }) => <CatalogNav title={title} entries={records} current={id} pathOf={pathOf} />}
      </WaitingBlock>
      <Chosen>{children(id)}</Chosen>
    </CatalogColumns>
  )
}
