/** {@link ByMedia} where pages are drawn on the server, which sees no screen: both parts, of which styles show one. */
import { styled } from 'styled-components'

import type * as browser from './by-media'

const Fits = styled.div<{ $condition: string }>`
  display: contents;

  @media not ${({ $condition }) => $condition} {
    display: none;
  }
`

const Otherwise = styled.div<{ $condition: string }>`
  display: contents;

  @media ${({ $condition }) => $condition} {
    display: none;
  }
`

export const ByMedia: typeof browser.ByMedia = ({ condition, fits, otherwise }) => (
  <>
    <Fits $condition={condition}>{fits}</Fits>
    <Otherwise $condition={condition}>{otherwise}</Otherwise>
  </>
)
