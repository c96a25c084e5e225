import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { color, font, motion, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'
import type { MineAddress } from './mine.model'

const VIEWS = ['class', 'period'] as const

interface ViewSwitchProps {
  view: MineAddress['view']
  hrefOf: (change: { view: MineAddress['view'] }) => string
}

/** Switches between classes and class periods. Links, because each view has its own address. */
export function ViewSwitch({ view, hrefOf }: ViewSwitchProps) {
  const t = useT()
  return (
    <Track aria-label={t('study.page.mine')}>
      {VIEWS.map((target) => (
        <Choice key={target} to={hrefOf({ view: target })} aria-current={target === view ? 'page' : undefined}>
          {t(`study.mine.view.${target}`)}
        </Choice>
      ))}
    </Track>
  )
}

const Track = styled.nav`
  display: inline-flex;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
`

const Choice = styled(Link)`
  padding: ${space[1]} ${space[5]};
  border-radius: ${radius.s};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.s} ${font.sans};
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    background: ${color.surface};
    box-shadow: ${shadow[1]};
    color: ${color.accentText};
  }
`
