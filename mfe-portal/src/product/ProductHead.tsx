import { MessageCircleMore, Smartphone } from 'lucide-react'

import type { ProductDetail } from '@campus/contracts/product-detail'
import { useServerNow } from '@campus/session/use-server-now'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { Button, ButtonLink } from '@campus/ui/button'
import { Inline } from '@campus/ui/layout'
import { PageTitle } from '@campus/ui/page-head'
import { Picture } from '@campus/ui/picture'
import { Tag } from '@campus/ui/tag'

import { useCommonT } from '../common/messages'
import { HOME_PATH, newOrderPath } from '../common/paths'
import { DiamondRating } from '../common/product/DiamondRating'
import { PriceLine } from '../common/product/PriceLine'
import { useT } from './messages'
import { CouponTags, PriceSentence } from './Prices'
import { couponsAt } from './product-page.model'
import { Cover, Head, NotOnPhone, Words } from './product.styles'

const REFRESH_MS = 60_000

interface ProductHeadProps {
  product: ProductDetail
  /** Opens the enquiry form about it; undefined where the site has none. */
  onEnquire: ((about: string) => void) | undefined
  /** Shows it as on a phone; undefined where the site does not. */
  onPreview: ((productId: string) => void) | undefined
}

/** Its name and picture, what it costs, and the ways to ask and to enrol. */
export function ProductHead({ product, onEnquire, onPreview }: ProductHeadProps) {
  const t = useT()
  const commonT = useCommonT()
  const now = useServerNow(REFRESH_MS)
  return (
    <>
      <Breadcrumb items={[{ label: commonT('breadcrumb.home'), to: HOME_PATH }, { label: product.name }]} />
      <Head>
        <Cover>
          <Picture src={product.pic} alt="" seed={product.name} ratio="16 / 10" priority />
        </Cover>
        <Words>
          <PageTitle>{product.name}</PageTitle>
          <Inline>
            <DiamondRating thumbs={product.thumbs} />
            {product.picTag === '' ? null : <Tag tone="accent">{product.picTag}</Tag>}
          </Inline>
          <PriceLine product={product} />
          <PriceSentence product={product} />
          <CouponTags coupons={couponsAt(product, now)} />
          <Inline>
            <ButtonLink variant="primary" size="l" to={newOrderPath(product.id)}>
              {t('productPage.enrol')}
            </ButtonLink>
            {onEnquire === undefined ? null : (
              <Button
                size="l"
                icon={<MessageCircleMore aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => onEnquire(product.name)}
              >
                {commonT('product.enquire')}
              </Button>
            )}
            {onPreview === undefined ? null : (
              <NotOnPhone>
                <Button
                  size="l"
                  icon={<Smartphone aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => onPreview(product.id)}
                >
                  {t('productPage.preview')}
                </Button>
              </NotOnPhone>
            )}
          </Inline>
        </Words>
      </Head>
    </>
  )
}
