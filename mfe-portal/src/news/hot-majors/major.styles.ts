import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { clamped } from '../page-parts'

/** Five side by side on a wide screen; on a phone each is a row. */
export const Majors = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[6]} ${space[5]};

  & > li {
    display: grid;
  }
  @media ${media.belowWide} {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

export const Major = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  @media ${media.phone} {
    flex-direction: row;
  }
`

export const MajorCover = styled.div`
  flex: none;
  aspect-ratio: 16 / 10;
  overflow: hidden;

  & > * {
    height: 100%;
    aspect-ratio: auto;
  }
  @media ${media.phone} {
    width: 32%;
    aspect-ratio: auto;
  }
`

export const MajorBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]} ${space[5]} ${space[5]};

  @media ${media.phone} {
    gap: ${space[2]};
    padding: ${space[4]};
  }
`

export const MajorName = styled.h3`
  font: ${weight.bold} ${text.l} ${font.sans};
`

export const Faqs = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
`

const questionLook = css`
  ${clamped(2)}
  padding-block: ${space[1]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  transition: color ${motion.fast};

  &:hover {
    color: ${color.accentText};
  }
`

export const FaqLink = styled(Link)`
  ${questionLook}
`

/** Placeholder. */
export const FaqPlace = styled.div`
  ${questionLook}
`

export const NoFaqs = styled.p`
  flex: 1;
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const learnMoreLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  width: fit-content;
  padding-block: ${space[1]};
  color: ${color.accentText};
  font: ${weight.medium} ${text.s} ${font.sans};

  &:hover {
    text-decoration: underline;
  }
  & > svg {
    width: 1em;
    height: 1em;
  }
`

export const LearnMore = styled(Link)`
  ${learnMoreLook}
`

/** Placeholder. */
export const LearnMorePlace = styled.div`
  ${learnMoreLook}
`
