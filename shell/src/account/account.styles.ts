import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, media, space } from '@campus/ui/tokens'

export const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding-block: ${space[8]} ${space[20]};

  @media ${media.phone} {
    gap: ${space[5]};
    padding-block: ${space[5]} ${space[12]};
  }
`

/** The person beside what they can change. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space[5]};

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`

export const Muted = styled.p`
  color: ${color.textMuted};
  line-height: 1.7;
`

/** A form in a card, no wider than it is read well. */
export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  max-width: 420px;

  & > * {
    max-width: 100%;
  }
  & > :not(button) {
    width: 100%;
  }
`
