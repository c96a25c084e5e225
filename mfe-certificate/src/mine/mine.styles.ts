import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

export const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding-block: ${space[8]} ${space[20]};

  @media ${media.phone} {
    gap: ${space[5]};
    padding-block: ${space[5]} ${space[12]};
  }
  @media print {
    padding: 0;
  }
`

export const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space[5]};

  & > li {
    display: grid;
    min-width: 0;
  }
`

/** Where a certificate has no picture; as high as one. */
export const Missing = styled.div`
  display: grid;
  aspect-ratio: 4 / 3;
  background: ${color.surfaceSunken};
  color: ${color.textSubtle};
  place-items: center;

  & > svg {
    width: ${space[12]};
    height: ${space[12]};
  }
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

export const Kind = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export const Name = styled.h2`
  font: ${weight.bold} ${text.l} ${font.sans};
  line-height: 1.4;
`
