/** How the pages of a class stand. */
import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { media, space } from '@campus/ui/tokens'

export const StudyPage = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[6]} ${space[16]};

  @media ${media.phone} {
    gap: ${space[4]};
    padding-block: ${space[4]} ${space[10]};
  }
`

/** What one does at a course or a lesson, and beside it what belongs to it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: ${space[10]};

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }
`

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
`
