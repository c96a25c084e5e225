import type { Coupon } from '@campus/contracts/home'
import type { ProductDetail } from '@campus/contracts/product-detail'
import { formatMoney } from '@campus/i18n/format'
import { Tag } from '@campus/ui/tag'

import type { Price } from '../common/product/product.model'
import { useT } from './messages'
import { paidPrices } from './product-page.model'
import { Coupons, Sentence } from './product.styles'

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

/** What coupons take off. */
export function CouponTags({ coupons }: { coupons: readonly Coupon[] }) {
  const t = useT()
  if (coupons.length === 0) return null
  return (
    <Coupons aria-label={t('productPage.coupons')}>
      {coupons.map(({ id, title, amount, minPoint }) => (
        <li key={id}>
          <Tag tone="warning">
            {minPoint === 0
              ? t('productPage.coupon', { title, amount: formatMoney(amount) })
              : t('productPage.coupon.threshold', {
                  title,
                  amount: formatMoney(amount),
                  threshold: formatMoney(minPoint),
                })}
          </Tag>
        </li>
      ))}
    </Coupons>
  )
}
