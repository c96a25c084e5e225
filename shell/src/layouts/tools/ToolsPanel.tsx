import { Headset, House, MessageCircleMore, Newspaper, Phone, QrCode } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import type { Elements } from '@campus/ui/elements'
import { Slot, useHasSlot } from '@campus/ui/slot'
import { media } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { useDisclosure } from '../../common/use-disclosure'
import { useMedia } from '../../common/use-media'
import { ADDRESS } from '../../router/addresses.model'
import { PhoneCard, QrCodeCard } from './ContactCard'
import { BottomBar, Edge, EdgeButton, EdgeTools, List, Rail, ToolButton, toolFace, Unfolded } from './tool-parts'

const ToolLink = styled(Link)`
  ${toolFace}
`

/**
 * Help and shortcuts on every page: a bar at the foot of a phone, a rail beside the content, a tab where
 * neither fits.
 */
export function ToolsPanel() {
  const t = useCommonT()
  const isPhone = useMedia(media.phone)
  const hasRoom = useMedia(media.besideColumn)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const tools = <Tools onAsk={() => setAsking(true)} />
  return (
    <>
      {isPhone ? (
        <BottomBar aria-label={t('tools.title')}>
          <ul>{tools}</ul>
        </BottomBar>
      ) : hasRoom ? (
        <Rail aria-label={t('tools.title')}>
          <List role="list">{tools}</List>
        </Rail>
      ) : (
        <FoldedTools>{tools}</FoldedTools>
      )}
      {isAsking === null ? null : <Slot name="consult-dialog.v1" open={isAsking} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The tab unfolds a row at the foot of the page, with space of its own, so that it covers no control. */
function FoldedTools({ children }: { children: ReactNode }) {
  const t = useCommonT()
  const listId = useId()
  const { isOpen, toggle, root, button } = useDisclosure<HTMLElement>()
  return (
    <EdgeTools aria-label={t('tools.title')} {...root}>
      <Edge>
        <EdgeButton
          ref={button}
          type="button"
          aria-label={t('tools.title')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={toggle}
        >
          <Headset aria-hidden />
        </EdgeButton>
      </Edge>
      {isOpen ? (
        <BottomBar id={listId} as="div">
          <ul>{children}</ul>
        </BottomBar>
      ) : null}
    </EdgeTools>
  )
}

function Tools({ onAsk }: { onAsk: () => void }) {
  const t = useCommonT()
  const canAsk = useHasSlot('consult-dialog.v1')
  return (
    <>
      {canAsk ? (
        <li>
          <ToolButton type="button" aria-label={t('tools.message')} onClick={onAsk}>
            <MessageCircleMore aria-hidden />
            <span>{t('tools.message.caption')}</span>
          </ToolButton>
        </li>
      ) : null}
      <UnfoldingTool label={t('tools.phone')} caption={t('tools.phone.caption')} icon={<Phone aria-hidden />}>
        <PhoneCard />
      </UnfoldingTool>
      <UnfoldingTool label={t('tools.qrCode')} caption={t('tools.qrCode.caption')} icon={<QrCode aria-hidden />}>
        <QrCodeCard />
      </UnfoldingTool>
      <li>
        <ToolLink to={ADDRESS.newsList}>
          <Newspaper aria-hidden />
          <span>{t('tools.news')}</span>
        </ToolLink>
      </li>
      <li>
        <ToolLink to={ADDRESS.home}>
          <House aria-hidden />
          <span>{t('tools.home')}</span>
        </ToolLink>
      </li>
    </>
  )
}

interface UnfoldingToolProps {
  label: string
  /**
   * The label, short enough to stand under an icon. It is part of the full name, so that voice control
   * understands it.
   */
  caption: string
  icon: Elements
  children: ReactNode
}

function UnfoldingTool({ label, caption, icon, children }: UnfoldingToolProps) {
  const unfoldedId = useId()
  const { isOpen, toggle, root, button } = useDisclosure<HTMLLIElement>()
  return (
    <li {...root}>
      <ToolButton
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={unfoldedId}
        onClick={toggle}
      >
        {icon}
        <span>{caption}</span>
      </ToolButton>
      <div id={unfoldedId}>{isOpen ? <Unfolded>{children}</Unfolded> : null}</div>
    </li>
  )
}
