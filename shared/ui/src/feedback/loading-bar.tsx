import { keyframes, styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'

import { color, layer, media } from '../theme/tokens'

/** Fast at first, then ever slower: it never looks finished. */
const grow = keyframes`
  0% { scale: 0 1; }
  10% { scale: 0.35 1; }
  40% { scale: 0.7 1; }
  100% { scale: 0.95 1; }
`

const Bar = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0 0 auto;
  height: 3px;
  background: ${color.accentText};
  transform-origin: left;
  animation: ${grow} 8s ease-out both;

  @media ${media.reducedMotion} {
    animation: none;
  }
`

/** The line at the top of the page during a navigation. */
export function LoadingBar({ active }: { active: boolean }) {
  const t = useSharedT()
  return active ? <Bar role="progressbar" aria-label={t('common.loading')} /> : null
}
