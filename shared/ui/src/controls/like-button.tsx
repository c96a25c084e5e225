import { Heart } from 'lucide-react'
import { styled } from 'styled-components'

import { color, font, motion, radius, space, text, weight } from '../theme/tokens'

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  min-width: ${space[8]};
  height: ${space[8]};
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
  transition:
    color ${motion.fast},
    background-color ${motion.fast};

  &:hover {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &:focus-visible {
    border-radius: ${radius.full};
  }
  &[data-liked] {
    color: ${color.accentText};
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    transition: scale ${motion.fast};
  }
  &:active > svg {
    scale: 0.85;
  }
  &[data-liked] > svg {
    fill: currentColor;
  }
`

export interface LikeButtonProps {
  liked: boolean
  count: number
  /** What a press does, in words: whoever shows the button has them. */
  action: string
  /** What is liked, for who cannot see what the button stands beside. */
  subject: string
  onPress: () => void
}

/** A heart with the number of likes. */
export function LikeButton({ liked, count, action, subject, onPress }: LikeButtonProps) {
  return (
    <Root
      type="button"
      aria-label={`${action} ${count} · ${subject}`}
      data-liked={liked ? '' : undefined}
      onClick={onPress}
    >
      <Heart aria-hidden />
      <span>{count}</span>
    </Root>
  )
}
