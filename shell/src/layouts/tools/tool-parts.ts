import { css, styled } from 'styled-components'

import { color, font, layer, media, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { LOW_WINDOW } from '../header/header-root'

const floating = css`
  border: 1px solid ${color.border};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[2]};
`

/** Beside the content, at the edge of the window. */
export const Rail = styled.aside`
  position: fixed;
  z-index: ${layer.header};
  inset: auto ${space[2]} 50% auto;
  translate: 0 50%;

  @media print {
    display: none;
  }
`

/** The tab and what it opens: two parts of the page's frame, one landmark. */
export const EdgeTools = styled.aside`
  display: contents;
`

/** Without room beside the content: a narrow tab in the page's margin. */
export const Edge = styled.div`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 50% auto;
  display: flex;
  align-items: center;
  translate: 0 50%;

  @media print {
    display: none;
  }
`

export const EdgeButton = styled.button`
  ${floating}
  display: grid;
  width: 26px;
  height: ${space[16]};
  padding: 0;
  border-inline-end: 0;
  border-radius: ${radius.m} 0 0 ${radius.m};
  color: ${color.accentText};
  place-items: center;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

export const List = styled.ul`
  ${floating}
  display: flex;
  flex-direction: column;
  padding: ${space[1]};
  border-radius: ${radius.l};
  list-style: none;

  & > li {
    position: relative;
  }
`

/** A row at the end of the page that stays visible. It has space of its own, so it covers nothing. */
export const BottomBar = styled.aside`
  position: sticky;
  /* Under the header, whose menu may open down to here. */
  z-index: ${layer.header - 1};
  inset-block-end: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  & > ul {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    max-width: 640px;
    margin-inline: auto;
    padding: 0;
    justify-items: center;
    list-style: none;
  }

  /* At 200 % zoom, and on a phone on its side, it is the end of the page. */
  @media ${LOW_WINDOW} {
    position: static;
  }
  @media print {
    display: none;
  }
`

export const toolFace = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  width: 72px;
  min-height: 60px;
  padding: ${space[2]} ${space[1]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
  line-height: 1.25;
  text-align: center;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.accentText};
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  @media ${media.phone} {
    width: 100%;
    min-height: 56px;
    border-radius: 0;
  }
`

export const ToolButton = styled.button`
  ${toolFace}
`

/** The part that a tool opens: beside the rail, or above the bar. */
export const Unfolded = styled.div`
  ${floating}
  position: absolute;
  inset: 50% calc(100% + ${space[3]}) auto auto;
  width: max-content;
  min-width: 160px;
  max-width: 240px;
  padding: ${space[4]};
  border-radius: ${radius.l};
  color: ${color.text};
  font: ${weight.regular} ${text.s} ${font.sans};
  text-align: center;
  translate: 0 -50%;

  ${BottomBar} & {
    position: fixed;
    inset: auto 0 calc(72px + env(safe-area-inset-bottom));
    width: fit-content;
    margin-inline: auto;
    translate: none;
  }
  @media ${media.phone} {
    ${BottomBar} & {
      inset-inline: ${space[4]};
      width: auto;
      max-width: none;
    }
  }
`
