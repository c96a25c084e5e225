import { Menu as MenuIcon, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { IconButton } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { Container } from '@campus/ui/layout'
import { color, layer, shadow, size, space } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { useDisclosure } from '../../common/use-disclosure'
import { HeaderRoot } from './header-root'

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  height: ${size.headerHeight};
`

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  /* The icon, not its press area, aligns with the column. */
  margin-inline-end: -${space[2]};
`

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.panel};
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${size.headerHeight});
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-end: 1px solid ${color.border};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[2]};
`

interface CompactBarProps {
  /** The owner of the site. */
  identity: Elements
  /** The controls that stay visible beside the menu button. */
  action: Elements
  /** The part that the menu button opens. */
  children: ReactNode
}

/** A header in one row for narrow screens; the rest opens below it. */
export function CompactBar({ identity, action, children }: CompactBarProps) {
  const t = useCommonT()
  const panelId = useId()
  const { isOpen, toggle, root, button } = useDisclosure<HTMLElement>()
  return (
    <HeaderRoot {...root}>
      <Bar>
        {identity}
        <End>
          {action}
          <IconButton
            ref={button}
            label={t('header.menu')}
            icon={isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          />
        </End>
      </Bar>
      <div id={panelId}>{isOpen ? <Panel>{children}</Panel> : null}</div>
    </HeaderRoot>
  )
}
