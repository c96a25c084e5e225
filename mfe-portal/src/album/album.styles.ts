import { styled } from 'styled-components'

import { Picture } from '@campus/ui/picture'
import { color, font, media, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
`

export const Shot = styled(Picture)`
  max-height: 56dvh;
`

export const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  width: ${space[16]};
  height: ${space[16]};
  margin: auto;
  padding: 0;
  place-items: center;
  border: 0;
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  color: ${color.accentText};
  transition: scale ${motion.fast};

  &:hover {
    scale: 1.06;
  }
  & > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`

/** The arrows stand beside the words: on the picture they would cover people. */
export const CaptionRow = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
`

export const Arrows = styled.div`
  display: flex;
  flex: none;
  gap: ${space[2]};
`

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};

  & > p {
    flex-basis: 100%;
    color: ${color.textMuted};
  }
`

export const Name = styled.strong`
  font: ${weight.bold} ${text.l} ${font.sans};
`

export const Category = styled.span`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

/** A download is a link; it stands beside a button and looks like one. */
export const DownloadLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  height: ${space[10]};
  padding-inline: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};
  text-decoration: none;

  &:hover {
    border-color: ${color.accentText};
    color: ${color.accentText};
  }
  & > svg {
    width: 1.15em;
    height: 1.15em;
  }
`

export const Strip = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  padding: 2px;

  & > li {
    flex: none;
  }
`

export const Thumb = styled.button`
  position: relative;
  display: block;
  width: 96px;
  padding: 0;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: ${radius.s};
  background: none;

  &[aria-current] {
    border-color: ${color.accentText};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 1.5rem;
    height: 1.5rem;
    margin: auto;
    padding: ${space[1]};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.accentText};
  }
  @media ${media.phone} {
    width: 76px;
  }
`

export const ThumbPicture = styled(Picture)`
  pointer-events: none;
`
