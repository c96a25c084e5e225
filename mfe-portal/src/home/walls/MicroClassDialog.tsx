import { useQuery } from '@tanstack/react-query'

import type { WallItem } from '@campus/contracts/home'
import { useSession } from '@campus/session/session-store'
import { Grid, Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'

import { QueryBlock } from '../../common/blocks/QueryBlock'
import { MediaDialog } from '../../common/media/MediaDialog'
import { ProductCard } from '../../common/product/ProductCard'
import { useT } from '../../messages'
import { microClassQuery } from './walls.queries'

interface MicroClassDialogProps {
  open: boolean
  onClose: () => void
  item: WallItem
}

/** A micro class plays; below it what it is about and the products that go with it. */
export function MicroClassDialog({ open, onClose, item }: MicroClassDialogProps) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const schoolParentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  const detail = useQuery(microClassQuery(tenantId, item.id))
  const media = { kind: 'video', url: item.contentUrl, title: item.title, poster: item.pic } as const
  return (
    <MediaDialog open={open} onClose={onClose} media={media}>
      {item.description === '' ? null : <p>{item.description}</p>}
      <Section title={t('product.related')} level={3}>
        <QueryBlock query={detail} skeleton={<SkeletonText lines={4} />}>
          {({ relatedProductResultVOS: products }) =>
            products.length === 0 ? (
              <EmptyState />
            ) : (
              <Grid min="260px" gap={4}>
                {products.map((product) => (
                  <ProductCard key={product.id} product={product} schoolParentType={schoolParentType} />
                ))}
              </Grid>
            )
          }
        </QueryBlock>
      </Section>
    </MediaDialog>
  )
}
