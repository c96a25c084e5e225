import { styled } from 'styled-components'

import { space } from '@campus/ui/tokens'

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`
