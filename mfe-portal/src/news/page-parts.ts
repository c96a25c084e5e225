/** The shared frame of the pages of news and notices. */
import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { media, space } from '@campus/ui/tokens'

export const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding-block: ${space[10]} ${space[20]};

  @media ${media.phone} {
    gap: ${space[6]};
    padding-block: ${space[6]} ${space[12]};
  }
`

/** The main content, with further content beside it; on a narrow screen below it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${space[12]} ${space[16]};

  @media ${media.belowWide} {
    column-gap: ${space[10]};
    grid-template-columns: minmax(0, 1fr) 280px;
  }
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);

    /* What is below a text of unknown length comes with it, so that nothing is pushed away. */
    & > article:has([aria-busy='true']) {
      min-height: 100vh;

      & + * {
        display: none;
      }
    }
  }
`

/** Cuts lines at the end, so that a long title moves nothing. */
export const clamped = (lines: number): string => `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${String(lines)};
`
