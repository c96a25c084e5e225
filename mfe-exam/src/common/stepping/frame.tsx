/** The layout of a page with one question at a time: the card beside it, on a phone below it. */
import { css, styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, font, layer, media, radius, shadow, size, space, text, weight } from '@campus/ui/tokens'

/** A bar as wide as the screen, where the page has no margin beside its column. */
export const edgeToEdge = css`
  @media ${media.tablet} {
    margin-inline: calc(-1 * ${space[6]});
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    margin-inline: calc(-1 * ${space[4]});
    padding-inline: ${space[4]};
  }
`

export const Frame = styled(Container)`
  display: grid;
  grid-template: 'head head' auto 'work card' 1fr / minmax(0, 1fr) 18.5rem;
  align-items: start;
  gap: ${space[6]} ${space[10]};
  min-height: calc(100dvh - ${size.headerHeight});
  padding-block: ${space[5]} 0;

  @media ${media.belowDesktop} {
    grid-template: 'head' auto 'work' 1fr / minmax(0, 1fr);
    gap: ${space[4]};
    padding-block-start: ${space[2]};
  }
`

export const Head = styled.header`
  grid-area: head;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[12]};
  border-block-end: 1px solid ${color.border};
  padding-block-end: ${space[2]};

  /* The icons themselves, not their boxes, are aligned with what is below. */
  & > button:first-child {
    margin-inline-start: calc(-1 * ${space[3]});
  }
  & > button:last-child {
    margin-inline-end: calc(-1 * ${space[3]});
  }
`

export const Title = styled.h1`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font: ${weight.bold} ${text.l} ${font.sans};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** A column as high as the screen allows: the step buttons stay at its foot. */
export const WorkColumn = styled.div`
  grid-area: work;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  min-height: 100%;
`

/** One question as a page of text: no box, and a readable line length. */
export const QuestionPlace = styled.div<{ $size?: string }>`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 52rem;
  padding-block-end: ${space[10]};
  ${({ $size }) => $size}

  /* Nothing that gets the focus lies under the bars above and below. */
  & :is(a, button, input, textarea, audio, [tabindex]) {
    scroll-margin-block: ${space[4]} 7rem;

    @media ${media.belowDesktop} {
      scroll-margin-block: ${space[16]} 11rem;
    }
  }
`

export const Foot = styled.div`
  position: sticky;
  z-index: ${layer.header - 1};
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.border};
  background: ${color.bg};

  ${edgeToEdge}
  @media ${media.belowDesktop} {
    padding-block: ${space[2]} calc(${space[3]} + env(safe-area-inset-bottom));
    box-shadow: ${shadow[2]};
  }
  /* On a screen this low, or enlarged this much, the question has all of it. */
  @media (max-height: 30rem) {
    position: static;
    box-shadow: none;
  }
`

export const Buttons = styled.div`
  display: flex;
  gap: ${space[3]};
  margin-inline-start: auto;

  @media ${media.phone} {
    width: 100%;
    margin: 0;
    gap: ${space[2]};

    & > button {
      flex: 1;
      height: ${space[12]};
      padding-inline: ${space[2]};
    }
  }
`

export const CardColumn = styled.aside`
  grid-area: card;
  position: sticky;
  inset-block-start: calc(${size.headerHeight} + ${space[6]});
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-height: calc(100dvh - ${size.headerHeight} - 7.5rem);
  padding: ${space[6]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
`

/** Beside the question the card scrolls by itself: the time left above it stays in view. */
export const CardScroll = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};

  @media ${media.desktop} {
    flex: 0 1 auto;
    min-height: 8rem;
    /* Outlines and flags at the edges are painted whole. */
    margin: calc(-1 * ${space[2]});
    padding: ${space[2]};
    overflow-y: auto;
  }
`

export const CardTitle = styled.h2`
  font: ${weight.bold} ${text.m} ${font.sans};
`

export const Small = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`
