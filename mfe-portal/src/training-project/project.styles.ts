import { space } from '@campus/ui/tokens'
import { styled } from 'styled-components'

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`
