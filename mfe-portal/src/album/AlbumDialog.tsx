import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import type { SlotProps } from '@campus/contracts/slots'
import { Dialog } from '@campus/ui/dialog'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'
import { space } from '@campus/ui/tokens'

import { categorySize } from '../common/album/category-size.model'
import { FilterChips, FilterChipsSkeleton } from '../common/FilterChips'
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
      <QueryBlock query={album} skeleton={<AlbumSkeleton />}>
        {(tabs) => <Album key={categoryId} tabs={tabs} opensAt={categoryId} />}
      </QueryBlock>
    </Dialog>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

/** As high as the picture of an item. */
const Shot = styled.div`
  overflow: hidden;
  max-height: 56dvh;
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
    <QueryBlock query={items} skeleton={<ItemsSkeleton />}>
      {(all) => <AlbumItems items={all} />}
    </QueryBlock>
  )
}

/** Tabs and tags, and below them what a category holds. */
function AlbumSkeleton() {
  return (
    <Column aria-hidden>
      <Skeleton width="min(14em, 100%)" height={space[12]} />
      <FilterChipsSkeleton />
      <ItemsSkeleton />
    </Column>
  )
}

/** A picture, its words, its buttons, and the strip of all. */
function ItemsSkeleton() {
  return (
    <Column aria-hidden>
      <Shot>
        <Skeleton ratio="16 / 9" />
      </Shot>
      <SkeletonText lines={2} />
      <Skeleton width="14em" height={space[10]} />
      <Skeleton width="min(20em, 100%)" height={space[16]} />
    </Column>
  )
}
