import { styled } from 'styled-components'

import { media, space } from '@campus/ui/tokens'

/** Cards of activities, as a list. */
export const ActivityGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space[5]};
  padding: 0;
  list-style: none;

  @media ${media.phone} {
    gap: ${space[4]};
  }
`
