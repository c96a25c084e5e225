import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import type { SlotProps } from '@campus/contracts/slots'
import { Dialog } from '@campus/ui/dialog'
import { Skeleton } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'
import { space } from '@campus/ui/tokens'

import { categorySize } from '../common/album/category-size.model'
import { FilterChips } from '../common/FilterChips'
import { placeIn, type AlbumChoice, type AlbumTab } from './album.model'
import { albumItemsQuery, albumQuery } from './album.queries'
import { AlbumItems } from './AlbumItems'
import { useT } from './messages'

type AlbumDialogProps = SlotProps['album-dialog.v1']

/** The school's album: tabs, their categories, and the pictures and videos of one. */
export const Component = defineBlock({ queries: () => [albumQuery()], Component: AlbumDialog })

function AlbumDialog({ open, onClose, categoryId = '' }: AlbumDialogProps) {
  const t = useT()
  const album = useQuery(albumQuery())
  return (
    <Dialog open={open} onClose={onClose} title={t('album.title')} size="l">
      <QueryBlock query={album} skeleton={<Skeleton ratio="16 / 9" />}>
        {(tabs) => <Album key={categoryId} tabs={tabs} opensAt={categoryId} />}
      </QueryBlock>
    </Dialog>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding-block-start: ${space[4]};
`

function Album({ tabs, opensAt }: { tabs: readonly AlbumTab[]; opensAt: string }) {
  const t = useT()
  const [choice, setChoice] = useState<AlbumChoice>({ tabKey: '', categoryId: opensAt })
  const place = placeIn(tabs, choice)
  if (place === null) return <EmptyState />
  const { tab, category } = place
  return (
    <Tabs
      label={t('album.tabs')}
      items={tabs.map(({ key, name }) => ({ value: key, label: name }))}
      value={tab.key}
      onChange={(tabKey) => setChoice({ tabKey, categoryId: '' })}
    >
      <Column>
        {category === undefined ? (
          <EmptyState />
        ) : (
          <>
            <FilterChips
              label={t('album.tags')}
              items={tab.categories.map((one) => ({
                id: one.id,
                name: t('album.tagCount', { name: one.categoryName, size: categorySize(one) }),
              }))}
              value={category.id}
              onChange={(id) => setChoice({ tabKey: tab.key, categoryId: id })}
            />
            <Category key={category.id} tabKey={tab.key} categoryId={category.id} />
          </>
        )}
      </Column>
    </Tabs>
  )
}

interface CategoryProps {
  tabKey: string
  categoryId: string
}

const Category = defineBlock({
  queries: (_, { tabKey, categoryId }: CategoryProps) => [albumItemsQuery(tabKey, categoryId)],
  Component: CategoryItems,
})

function CategoryItems({ tabKey, categoryId }: CategoryProps) {
  const items = useQuery(albumItemsQuery(tabKey, categoryId))
  return (
    <QueryBlock query={items} skeleton={<Skeleton ratio="16 / 9" />}>
      {(all) => <AlbumItems items={all} />}
    </QueryBlock>
  )
}
