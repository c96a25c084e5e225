/** The two halves of the card: the school to join, and the form. */
import { styled } from 'styled-components'

import { ColouredHalf } from '@campus/ui/split-card'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

export const Lead = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
`

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

/** Other ways, below the form. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

/** On a phone the form stands alone. */
export const Side = styled(ColouredHalf)`
  justify-content: space-between;

  @media ${media.belowDesktop} {
    display: none;
  }
`

export const School = styled.p`
  font: ${weight.medium} ${text.m} ${font.sans};
`

export const SideTitle = styled.p`
  margin-block-start: ${space[2]};
  font: ${weight.bold} ${text.xxxl} ${font.sans};
  letter-spacing: -0.01em;
  text-wrap: balance;
`

export const Benefits = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const Benefit = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: ${weight.medium} ${text.m} ${font.sans};

  & > svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }
`
