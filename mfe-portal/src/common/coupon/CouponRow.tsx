import { styled } from 'styled-components'

import { media, space } from '@campus/ui/tokens'

/** Tickets beside each other. */
export const CouponRow = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};

  @media ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`
