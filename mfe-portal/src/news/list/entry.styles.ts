import { css, styled } from 'styled-components'

import { color, font, media, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { clamped } from '../page-parts'

export const Cover = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.l};
  isolation: isolate;

  & img {
    transition: scale ${motion.base};
  }
`

/** The newest of all has a larger cover; on a phone it is the only one as wide as the screen. */
export const Root = styled.article<{ $lead: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $lead }) => ($lead ? 'minmax(0, 11fr) minmax(0, 9fr)' : '208px minmax(0, 1fr)')};
  align-items: center;
  gap: ${({ $lead }) => ($lead ? space[8] : space[6])};

  &:hover ${Cover} img {
    scale: 1.03;
  }
  &:has(:focus-visible) {
    border-radius: ${radius.l};
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
  }
  @media ${media.phone} {
    align-items: start;
    gap: ${space[4]};
    grid-template-columns: ${({ $lead }) => ($lead ? 'minmax(0, 1fr)' : '112px minmax(0, 1fr)')};
  }
`

export const PlayMark = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-end: ${space[2]};
  inset-inline-end: ${space[2]};
  display: grid;
  width: ${space[8]};
  height: ${space[8]};
  place-items: center;
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  color: ${color.accentText};

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
    fill: currentColor;
  }
`

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`

export const Title = styled.h2<{ $lead: boolean }>`
  ${clamped(2)}
  font: ${weight.bold} ${({ $lead }) => ($lead ? text.xl : text.l)} ${font.sans};
  text-wrap: pretty;
  transition: color ${motion.fast};

  ${({ $lead }) =>
    !$lead &&
    css`
      @media ${media.phone} {
        font: ${weight.medium} ${text.m} ${font.sans};
      }
    `}
`

export const Introduction = styled.p<{ $lead: boolean }>`
  ${({ $lead }) => clamped($lead ? 4 : 2)}
  color: ${color.textMuted};

  @media ${media.phone} {
    font: ${weight.regular} ${text.s} ${font.sans};
  }
`
