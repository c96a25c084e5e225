import type { Coupon } from '@campus/contracts/coupon'
import type { ProductDetail } from '@campus/contracts/product-detail'
import { formatMoney } from '@campus/i18n/format'
import { Button } from '@campus/ui/button'
import { Tag } from '@campus/ui/tag'

import { useReceiving } from '../common/coupon/use-receiving'
import type { Price } from '../common/product/product.model'
import { useT } from './messages'
import { paidPrices } from './product-page.model'
import { CouponOffer, Coupons, Sentence } from './product.styles'

/** Every price in one sentence, with when it is paid; nothing where there is none. */
export function PriceSentence({ product }: { product: ProductDetail }) {
  const t = useT()
  const prices = paidPrices(product)
  if (prices.length === 0) return null
  const parts = prices.map(({ when, price }) => t(`productPage.price.${when}`, { price: wordsOf(price) }))
  return <Sentence>{parts.join(t('productPage.price.between')) + t('productPage.price.end')}</Sentence>

  function wordsOf(price: Price): string {
    if (price.kind === 'words') return price.words
    const amount = formatMoney(price.amount)
    return price.from ? t('productPage.price.from', { price: amount }) : amount
  }
}

/** What coupons take off, and the way to have them. */
export function CouponTags({ coupons }: { coupons: readonly Coupon[] }) {
  const t = useT()
  if (coupons.length === 0) return null
  return (
    <Coupons aria-label={t('productPage.coupons')}>
      {coupons.map((coupon) => (
        <CouponOffer key={coupon.id}>
          <CouponTag coupon={coupon} />
        </CouponOffer>
      ))}
    </Coupons>
  )
}

function CouponTag({ coupon: { id, title, amount, minPoint } }: { coupon: Coupon }) {
  const t = useT()
  const { isReceived, isBusy, receive } = useReceiving(id)
  const words = { title, amount: formatMoney(amount), threshold: formatMoney(minPoint) }
  return (
    <>
      <Tag tone="warning">{t(minPoint === 0 ? 'productPage.coupon' : 'productPage.coupon.threshold', words)}</Tag>
      {isReceived ? (
        <span>{t('productPage.coupon.had')}</span>
      ) : (
        <Button
          variant="text"
          size="s"
          loading={isBusy}
          aria-label={t('productPage.coupon.get.of', { title })}
          onClick={receive}
        >
          {t('productPage.coupon.get')}
        </Button>
      )}
    </>
  )
}
