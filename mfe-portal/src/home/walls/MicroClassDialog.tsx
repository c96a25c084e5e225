import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import type { WallItem } from '@campus/contracts/home'
import { useSession } from '@campus/session/session-store'
import { Grid, Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'

import { CommentsBlock } from '../../common/comments/CommentsBlock'
import { MediaDialog } from '../../common/media/MediaDialog'
import { useCommonT } from '../../common/messages'
import { ProductCard } from '../../common/product/ProductCard'
import { relatedProductsQuery } from './walls.queries'

interface MicroClassDialogProps {
  open: boolean
  onClose: () => void
  item: WallItem
}

/** A playing micro class; below it the description, the related products and the comments. */
export const MicroClassDialog = defineBlock({
  queries: (_, { item }: MicroClassDialogProps) => [relatedProductsQuery(item.id)],
  Component: MicroClassPlayer,
})

function MicroClassPlayer({ open, onClose, item }: MicroClassDialogProps) {
  const t = useCommonT()
  const schoolParentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  const products = useQuery(relatedProductsQuery(item.id))
  const media = { kind: 'video', url: item.contentUrl, title: item.title, poster: item.pic } as const
  return (
    <MediaDialog open={open} onClose={onClose} media={media}>
      {item.description === '' ? null : <p>{item.description}</p>}
      <Section title={t('product.related')} level={3}>
        <QueryBlock query={products} skeleton={<SkeletonText lines={4} />}>
          {(all) => (
            <Grid min="260px" gap={4}>
              {all.map((product) => (
                <ProductCard key={product.id} product={product} schoolParentType={schoolParentType} />
              ))}
            </Grid>
          )}
        </QueryBlock>
      </Section>
      <CommentsBlock type="MICRO_CLASSROOM" id={item.id} />
    </MediaDialog>
  )
}
