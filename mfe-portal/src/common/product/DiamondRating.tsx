import { styled } from 'styled-components'

import { color, font, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { ratingOf } from './product.model'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
`

const Row = styled.svg`
  flex: none;
  height: 0.75em;
  width: auto;
  fill: ${color.accentText};
`

/** A product's popularity, as a row of diamonds and in a word. */
export function DiamondRating({ thumbs }: { thumbs: number }) {
  const t = useCommonT()
  const { diamonds, label } = ratingOf(thumbs)
  return (
    <Root>
      <Row viewBox={`0 0 ${diamonds * 12 - 2} 12`} aria-hidden data-diamonds={diamonds}>
        {Array.from({ length: diamonds }, (_, index) => (
          <path key={index} d={`M${index * 12 + 5} 0l5 6-5 6-5-6z`} />
        ))}
      </Row>
      <span>{t(label)}</span>
    </Root>
  )
}
