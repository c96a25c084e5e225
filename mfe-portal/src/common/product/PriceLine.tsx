import { styled } from 'styled-components'

import type { Product } from '@campus/contracts/product'
import { formatMoney } from '@campus/i18n/format'
import { useLocale } from '@campus/i18n/locale'
import { VisuallyHidden } from '@campus/ui/layout'
import { Tag } from '@campus/ui/tag'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { priceParts, type Price } from './product.model'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  min-height: 2.25rem;
`

const Main = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[1]};
  color: ${color.accentText};
`

const Amount = styled.strong`
  font: ${weight.bold} ${text.xl} ${font.sans};
  letter-spacing: -0.02em;
`

const Small = styled.span`
  font: ${weight.medium} ${text.xs} ${font.sans};
`

const Struck = styled.s`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const AtEnd = styled(Tag)`
  margin-inline-start: auto;
`

/** A product's prices: the price to pay, a different standard price, the subsidised price. */
export function PriceLine({ product }: { product: Product }) {
  const t = useCommonT()
  const { main, struck, subsidy } = priceParts(product)
  if (main === null && subsidy === null) return null
  return (
    <Root>
      {main === null ? null : (
        <Main>
          <VisuallyHidden>{`${t(main.label)} `}</VisuallyHidden>
          <PriceWords price={main.price} />
        </Main>
      )}
      {struck === null ? null : (
        <Struck>
          <VisuallyHidden>{`${t('product.standPrice')} `}</VisuallyHidden>
          <span>{formatMoney(struck)}</span>
        </Struck>
      )}
      {subsidy === null ? null : <AtEnd tone="warning">{`${t('product.subsidyPrice')} ${formatMoney(subsidy)}`}</AtEnd>}
    </Root>
  )
}

/** The marker follows the amount in Chinese and precedes it in English. */
function PriceWords({ price }: { price: Price }) {
  const t = useCommonT()
  const locale = useLocale()
  if (price.kind === 'words') return <Amount>{price.words}</Amount>
  const amount = <Amount>{formatMoney(price.amount)}</Amount>
  if (!price.from) return amount
  const marker = <Small>{t('product.price.fromMarker')}</Small>
  return locale === 'en' ? (
    <>
      {marker} {amount}
    </>
  ) : (
    <>
      {amount}
      {marker}
    </>
  )
}
