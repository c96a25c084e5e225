import { PanelRightClose } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { IconButton } from '@campus/ui/button'
import { Tabs } from '@campus/ui/tabs'
import { color, media, radius, space } from '@campus/ui/tokens'

import { CommentTab } from './CommentTab'
import type { InteractionRoom, InteractionTab } from './interaction.model'
import { useT } from './messages'
import { NoteTab } from './NoteTab'
import { QuestionTab } from './QuestionTab'
import type { KeptTexts } from './use-kept-texts'

export interface InteractionPanelProps {
  room: InteractionRoom
  items: readonly { readonly value: InteractionTab; readonly label: string }[]
  tab: InteractionTab
  onTab: (tab: InteractionTab) => void
  texts: KeptTexts
  onCollapse: () => void
}

/** The panel when it is open. Another classroom has lists of its own. */
export function InteractionPanel({ room, items, tab, onTab, texts, onCollapse }: InteractionPanelProps) {
  const t = useT()
  const root = useRef<HTMLElement>(null)
  // It was opened by a button that is gone now.
  useEffect(() => {
    root.current?.focus()
  }, [])
  return (
    <Root ref={root} tabIndex={-1} aria-label={t('interaction.title')}>
      <Tabs label={t('interaction.title')} items={items} value={tab} onChange={onTab}>
        <Content key={room.classroomId} tab={tab} room={room} texts={texts} />
      </Tabs>
      <Corner>
        <IconButton
          label={t('interaction.collapse')}
          icon={<PanelRightClose aria-hidden />}
          size="s"
          onClick={onCollapse}
        />
      </Corner>
    </Root>
  )
}

function Content({ tab, room, texts }: Pick<InteractionPanelProps, 'tab' | 'room' | 'texts'>) {
  switch (tab) {
    case 'question':
      return <QuestionTab room={room} />
    case 'note':
      return <NoteTab room={room} texts={texts} />
    case 'comment':
      return <CommentTab room={room} texts={texts} />
  }
}

const Root = styled.section`
  position: relative;
  width: 360px;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border-radius: ${radius.l};
  outline: none;
  background: ${color.surface};

  @media ${media.belowDesktop} {
    width: 100%;
  }
`

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
`
