import type { Product } from '@campus/contracts/product'
import { useLocale } from '@campus/i18n/locale'
import { Card, CardLink } from '@campus/ui/card'
import { Check } from '@campus/ui/icons'
import { Phrases } from '@campus/ui/phrases'
import { Tag } from '@campus/ui/tag'

import { useCommonT } from '../messages'
import { productPath } from '../paths'
import { DiamondRating } from './DiamondRating'
import { PriceLine } from './PriceLine'
import { Action, Body, Cover, CoverPicture, CoverTag, Facts, Foot, Line, Name, School } from './product-card.styles'
import { includedTypes, productFacts, verificationMessage } from './product.model'

export interface ProductCardProps {
  product: Product
  /** The school's parent type: schools of one kind show no training institution. */
  schoolParentType: string
  /** Asks the school about it; without it the card has no such button. */
  onEnquire?: ((product: Product) => void) | undefined
}

/** A training product, which leads to its page. */
export function ProductCard({ product, schoolParentType, onEnquire }: ProductCardProps) {
  const t = useCommonT()
  const facts = productFacts(product, schoolParentType)
  const verification = verificationMessage(product.certificateVerificationType)
  return (
    <Card padding="none" interactive aria-label={product.name}>
      <Cover>
        <CoverPicture src={product.pic} alt="" />
        {product.picTag === '' ? null : <CoverTag>{product.picTag}</CoverTag>}
      </Cover>
      <Body>
        {product.schoolName === '' ? null : <School>{product.schoolName}</School>}
        <Name>
          <CardLink to={productPath(product.id)}>
            <Phrases>{product.name}</Phrases>
          </CardLink>
        </Name>
        <Line>
          <DiamondRating thumbs={product.thumbs} />
          {verification === null ? null : (
            <Tag tone="success">
              <Check aria-hidden size={12} />
              <span>{t(verification)}</span>
            </Tag>
          )}
        </Line>
        <IncludedTypes product={product} />
        <Facts facts={facts.map(({ label, value }) => ({ label: t(label), value: <Phrases>{value}</Phrases> }))} />
        <Foot>
          <PriceLine product={product} />
          {onEnquire === undefined ? null : (
            <Action
              size="s"
              aria-haspopup="dialog"
              aria-label={`${t('product.enquire')} ${product.name}`}
              onClick={() => onEnquire(product)}
            >
              {t('product.enquire')}
            </Action>
          )}
        </Foot>
      </Body>
    </Card>
  )
}

function IncludedTypes({ product }: { product: Product }) {
  const t = useCommonT()
  const locale = useLocale()
  const types = includedTypes(product).map((type) => t(`product.includes.${type}`))
  if (types.length === 0) return null
  const named = new Intl.ListFormat(locale, { type: 'conjunction' }).format(types)
  return <School>{t('product.includes', { types: named })}</School>
}
