import type { MouseEvent } from 'react'
import { styled } from 'styled-components'

import { color, font, layer, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'

const Link = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  inset: ${space[2]} auto auto ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[2]};
  color: ${color.accentText};
  font: ${weight.medium} ${text.s} ${font.sans};

  &:not(:focus) {
    translate: 0 -200%;
  }
`

/** Moves keyboard users past the header. The address stays the same: a fragment would add an entry to the history. */
export function SkipLink() {
  const t = useCommonT()
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <Link href="#main" onClick={skip}>
      {t('ui.skipToContent')}
    </Link>
  )
}
