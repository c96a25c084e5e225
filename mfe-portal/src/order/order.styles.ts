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
`

/** As wide as a form is read well. */
export const Narrow = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  max-width: 640px;
`

export const CourseName = styled.h2`
  font: ${weight.bold} ${text.xl} ${font.sans};
  line-height: 1.4;
`

export const Muted = styled.p`
  color: ${color.textMuted};
  line-height: 1.8;
`

export const Sum = styled.strong`
  color: ${color.accentText};
  font: ${weight.bold} ${text.xl} ${font.sans};
`

export const Orders = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const OrderHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

export const OrderBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space[5]} ${space[10]};
  padding-block: ${space[4]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Steps = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export const StepsTitle = styled.h3`
  margin-block-end: ${space[2]};
  font: ${weight.medium} ${text.s} ${font.sans};
`

export const StepLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
`

/** As it was typed, line by line. */
export const Asked = styled.p`
  padding-block: ${space[3]};
  line-height: 1.7;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
