import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { CardButton } from '@campus/ui/card'
import { Play } from '@campus/ui/icons'
import { Phrases } from '@campus/ui/phrases'
import { Picture } from '@campus/ui/picture'
import { Tag } from '@campus/ui/tag'
import { color, font, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  height: 100%;
`

const Poster = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.l};
  isolation: isolate;

  & img,
  & svg {
    transition: scale ${motion.base};
  }
  ${Root}:hover & img {
    scale: 1.03;
  }
`

const Badge = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
`

const PlayMark = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  display: grid;
  width: ${space[10]};
  height: ${space[10]};
  place-items: center;
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  color: ${color.accentText};
  transition:
    background-color ${motion.base},
    color ${motion.base};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    fill: currentColor;
  }
  ${Root}:hover & {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`

/** Two lines high, so that what stands below the titles of a row aligns. */
export const PosterTitle = styled.h3`
  min-height: 2lh;
  font: ${weight.medium} ${text.m} ${font.sans};
  line-height: 1.5;
  text-wrap: wrap;
`

/** No more than the two lines; inside the button, because a button's own lines are not counted. */
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Pressed by pressing the poster or the title. */
const PlayButton = styled(CardButton)`
  &::after {
    z-index: 2;
    border-radius: ${radius.l};
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

/** Above the button that covers the card, so that controls in it can be pressed too. */
const Below = styled.div`
  position: relative;
  z-index: 3;
  margin-block-start: auto;
`

interface PosterCardProps {
  pic: string
  title: string
  /** Width to height, as `3 / 4`. */
  ratio: string
  badge?: string | undefined
  /** Without it there is nothing to play, and no play icon. */
  onPlay?: (() => void) | undefined
  children?: ReactNode
}

/** A video by its poster. */
export function PosterCard({ pic, title, ratio, badge, onPlay, children }: PosterCardProps) {
  const t = useT()
  return (
    <Root aria-label={title}>
      <Poster>
        <Picture src={pic} alt="" ratio={ratio} />
        {badge === undefined ? null : (
          <Badge>
            <Tag tone="accent">{badge}</Tag>
          </Badge>
        )}
        {onPlay === undefined ? null : (
          <PlayMark aria-hidden>
            <Play />
          </PlayMark>
        )}
      </Poster>
      <PosterTitle>
        {onPlay === undefined ? (
          <Words>
            <Phrases>{title}</Phrases>
          </Words>
        ) : (
          <PlayButton aria-label={t('wall.playTitle', { title })} aria-haspopup="dialog" onClick={onPlay}>
            <Words>
              <Phrases>{title}</Phrases>
            </Words>
          </PlayButton>
        )}
      </PosterTitle>
      {children === undefined ? null : <Below>{children}</Below>}
    </Root>
  )
}
