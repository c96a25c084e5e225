/** The frame of pages with a catalog at the left and its selected entry at the right. */
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

export const CatalogPage = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[8]} ${space[20]};

  @media ${media.phone} {
    gap: ${space[4]};
    padding-block: ${space[5]} ${space[12]};
  }
`

/** On a narrow screen the catalog is a row above the selected entry. */
export const CatalogColumns = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]} ${space[12]};

  @media ${media.belowWide} {
    column-gap: ${space[8]};
    grid-template-columns: 208px minmax(0, 1fr);
  }
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Chosen = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;

  @media ${media.phone} {
    gap: ${space[8]};
  }
`

export const CatalogTitle = styled.h2`
  padding: 0 ${space[3]} ${space[3]};
  font: ${weight.bold} ${text.l} ${font.sans};

  @media ${media.belowDesktop} {
    padding-inline: 0;
  }
`

export const Entries = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  @media ${media.belowDesktop} {
    flex-direction: row;
    gap: ${space[2]};
    /* Space for the outline of a focused entry, which the row would clip. */
    margin: -${space[1]};
    padding: ${space[1]};
    overflow-x: auto;
    scrollbar-width: none;

    & > li {
      flex: none;
    }
  }
`

export const entryLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[12]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.m} ${font.sans};
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  @media ${media.belowDesktop} {
    min-height: ${space[10]};
    border: 1px solid ${color.border};
    font-size: 0.875rem;
  }
`

export const EntryLink = styled(Link)`
  ${entryLook}

  &:hover {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  &[aria-current] {
    border-color: transparent;
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`

export const EntryPicture = styled.span`
  flex: none;
  width: ${space[12]};
  overflow: hidden;
  border-radius: ${radius.s};

  @media ${media.belowDesktop} {
    display: none;
  }
`

/** Placeholder of an entry. */
export const EntryPlace = styled.div`
  ${entryLook}
`
