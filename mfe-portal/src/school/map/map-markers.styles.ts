/** Styles of the map's markers. Each is anchored at its foot or its middle. */
import { css, styled } from 'styled-components'

import { color, font, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

/** Ignores the pointer, so that the map below can be panned. */
export const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > * {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  & > button {
    pointer-events: auto;
  }
`

const marker = css`
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.onAccent};
  font: ${weight.bold} ${text.s} ${font.sans};
  font-variant-numeric: tabular-nums;

  &:hover,
  &:focus-visible,
  &[aria-pressed='true'] {
    z-index: 2;
  }
`

/** 34 by 43 pixels; the tip marks the place. */
export const Pin = styled.button`
  ${marker}
  width: 34px;
  height: 43px;
  margin: -43px 0 0 -17px;

  & > svg {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    overflow: visible;
    filter: drop-shadow(0 2px 3px ${color.overlay});
    fill: ${color.accent};
    stroke: ${color.surface};
    stroke-width: 1.5;
    transform-origin: 50% 100%;
    transition: scale ${motion.fast};
  }
  & > span {
    z-index: 1;
    grid-area: 1 / 1;
    padding-block-end: 10px;
  }
  &:hover > svg,
  &[aria-pressed='true'] > svg {
    fill: ${color.accentStrong};
    scale: 1.15;
  }
  &:focus-visible {
    border-radius: ${radius.s};
  }
`

/** Several points at one place. */
export const Count = styled.button`
  ${marker}
  width: 38px;
  height: 38px;
  margin: -19px 0 0 -19px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.full};
  background: ${color.accent};
  box-shadow:
    0 0 0 4px ${color.accentSoft},
    ${shadow[2]};

  &:hover,
  &[aria-pressed='true'] {
    background: ${color.accentStrong};
  }
  &:focus-visible {
    border-radius: ${radius.full};
  }
`

/** A point out of view. */
export const Pointer = styled.button`
  ${marker}
  position: absolute;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  color: ${color.accentText};
  font-size: 0.75rem;

  &::before {
    content: '';
    grid-area: 1 / 1;
    width: 26px;
    height: 26px;
    border: 1px solid ${color.accentText};
    border-radius: ${radius.full};
    background: ${color.surface};
  }
  & > span {
    z-index: 1;
    grid-area: 1 / 1;
  }
  &:hover::before,
  &[aria-pressed='true']::before {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    border-radius: ${radius.full};
  }
`

export const Arrow = styled.svg`
  position: absolute;
  inset: 0;
  fill: ${color.accentText};
`

/** The name of the chosen point, below its marker. */
export const PinName = styled.span`
  z-index: 3;
  max-width: 14em;
  padding: 2px ${space[2]};
  overflow: hidden;
  border-radius: ${radius.s};
  background: ${color.text};
  color: ${color.surface};
  font: ${weight.medium} ${text.xs} ${font.sans};
  text-overflow: ellipsis;
  white-space: nowrap;
  translate: -50% 6px;
`

const notLandmark = { shouldForwardProp: (name: string) => name !== '$visitor' }

/** The school or the visitor; not interactive. */
export const Landmark = styled.span.withConfig(notLandmark)<{ $visitor?: boolean }>`
  color: ${({ $visitor = false }) => ($visitor ? color.successText : color.textMuted)};
  font: ${weight.medium} ${text.xs} ${font.sans};
  text-shadow:
    0 0 3px ${color.surface},
    0 0 3px ${color.surface};
  text-indent: ${space[3]};
  line-height: 1;
  white-space: nowrap;
  translate: 0 -50%;

  &::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 0;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.surface};
    border-radius: ${radius.full};
    background: currentColor;
    box-shadow: 0 0 0 1px currentColor;
    translate: -50% -50%;
  }
`
