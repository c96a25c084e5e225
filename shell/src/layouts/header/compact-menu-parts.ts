import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { EntryLink } from './entries'

export const MenuBody = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding-block: ${space[4]} ${space[6]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** Two columns of links; one on the narrowest screens in a language with long words. */
export const EntryGrid = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: ${space[2]};
`

export const MenuHeading = styled.h2`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.xs} ${font.sans};
`

export const MenuRow = styled(EntryLink)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[12]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};

  &:hover,
  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.accentText};
  }
`

export const MenuFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.border};
`
