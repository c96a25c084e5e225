import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import type { WallItem } from '@campus/contracts/home'
import { Section } from '@campus/ui/layout'

import { CommentsBlock } from '../../common/comments/CommentsBlock'
import { MediaDialog } from '../../common/media/MediaDialog'
import { useCommonT } from '../../common/messages'
import { ProductShape } from '../../common/product/ProductGrid'
import { ProductItems } from '../../common/product/ProductItems'
import { RelatedCards } from '../../common/product/RelatedProducts'
import { useConsult } from '../../common/use-consult'
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
  const consult = useConsult()
  const products = useQuery(relatedProductsQuery(item.id))
  const media = { kind: 'video', url: item.contentUrl, title: item.title, poster: item.pic } as const
  return (
    <MediaDialog open={open} onClose={onClose} media={media}>
      {item.description === '' ? null : <p>{item.description}</p>}
      <Section title={t('product.related')} level={3}>
        <QueryBlock query={products} skeleton={<RelatedSkeleton />}>
          {(all) => (
            <RelatedCards>
              <ProductItems products={all} onEnquire={consult.open} />
            </RelatedCards>
          )}
        </QueryBlock>
        {consult.dialog}
      </Section>
      <CommentsBlock type="MICRO_CLASSROOM" id={item.id} />
    </MediaDialog>
  )
}

/** As many as lessons usually name, so that the comments below stay where they are. */
function RelatedSkeleton() {
  return (
    <RelatedCards aria-hidden>
      {['1', '2', '3'].map((key) => (
        <li key={key}>
          <ProductShape />
        </li>
      ))}
    </RelatedCards>
  )
}
