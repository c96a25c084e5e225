import { css, styled } from 'styled-components'

import { Button } from '@campus/ui/button'
import { FactList } from '@campus/ui/fact-list'
import { Picture } from '@campus/ui/picture'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

/** A phone shows the cards in a column, so there the covers are lower. */
export const Cover = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;

  @media ${media.phone} {
    aspect-ratio: 2 / 1;
  }
`

export const CoverPicture = styled(Picture)`
  height: 100%;
  aspect-ratio: auto;
`

export const CoverTag = styled.span`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  max-width: calc(100% - 2 * ${space[3]});
  padding: 2px ${space[2]};
  border-radius: ${radius.s};
  background: ${color.accent};
  color: ${color.onAccent};
  font: ${weight.medium} ${text.xs} ${font.sans};
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]} ${space[4]};
`

/** Two lines high when cards stand side by side, so that their lines align. */
export const Name = styled.h3`
  display: -webkit-box;
  min-height: 2lh;
  overflow: hidden;
  font: ${weight.bold} ${text.m} ${font.sans};
  line-height: 1.5;
  text-wrap: wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @media ${media.phone} {
    min-height: 0;
  }
`

export const School = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
`

const factsLook = css`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border};
  font: ${weight.regular} ${text.xs} ${font.sans};

  & > div {
    display: contents;
  }
  dt {
    color: ${color.textSubtle};
  }
  dd {
    color: ${color.textMuted};
  }
`

export const Facts = styled(FactList)`
  ${factsLook}
`

/** Placeholders. */
export const FactsPlace = styled.div`
  ${factsLook}
`

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[1]};
`

/** Above the button that covers the card. */
export const Action = styled(Button)`
  position: relative;
  z-index: 1;
`
