import { ChevronLeft, ChevronRight, PanelLeft } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { BackButton } from '@campus/ui/back-button'
import { IconButton } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { Inline } from '@campus/ui/layout'
import { PageTitle } from '@campus/ui/page-head'
import { font, media, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'

interface FrameProps {
  title: string
  /** Where the back arrow leads when the page was opened directly. */
  above: string
  tags: ReactNode
  /** Buttons of the top bar. */
  actions?: Elements
  onPrevious: () => void
  onNext: () => void
  /** The catalogue: a course's tree or an activity's contents. */
  catalogue: ReactNode
  /** Beside the content; right below it on a phone, before the catalogue. */
  side?: ReactNode
  children: ReactNode
}

const WIDE = '(min-width: 992px)'

/** The player's page: a top bar, a catalogue at the left that can be folded, and the content. */
export function ClassroomFrame({
  title,
  above,
  tags,
  actions,
  onPrevious,
  onNext,
  catalogue,
  side,
  children,
}: FrameProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches)
  return (
    <Root>
      <Top>
        <BackButton above={above} />
        <Title>{title}</Title>
        <Inline gap={2}>{tags}</Inline>
        {actions}
        <Steps>
          <IconButton label={t('player.previous')} icon={<ChevronLeft aria-hidden />} onClick={onPrevious} />
          <IconButton label={t('player.next')} icon={<ChevronRight aria-hidden />} onClick={onNext} />
          <IconButton
            label={isOpen ? t('player.collapseCatalogue') : t('player.expandCatalogue')}
            aria-expanded={isOpen}
            icon={<PanelLeft aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          />
        </Steps>
      </Top>
      <Columns $isOpen={isOpen} $hasSide={side !== undefined}>
        <Main>{children}</Main>
        {side === undefined ? null : <Right>{side}</Right>}
        {isOpen ? <Left>{catalogue}</Left> : null}
      </Columns>
    </Root>
  )
}

/** Scrolls the current item into view inside its list. */
export function useCurrentInView<Item extends HTMLElement>(isCurrent: boolean) {
  const item = useRef<Item>(null)
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return item
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  max-width: 1680px;
  margin-inline: auto;
  padding: ${space[4]} ${space[6]} ${space[10]};

  @media ${media.phone} {
    padding: ${space[2]} ${space[4]} ${space[8]};
  }
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`

const Title = styled(PageTitle)`
  min-width: 0;
  font: ${weight.bold} ${text.xl} ${font.sans};
`

const Steps = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: auto;
`

const Columns = styled.div<{ $isOpen: boolean; $hasSide: boolean }>`
  display: grid;
  grid-template-areas: ${({ $isOpen, $hasSide }) => `'${$isOpen ? 'left ' : ''}main${$hasSide ? ' side' : ''}'`};
  grid-template-columns: ${({ $isOpen, $hasSide }) =>
    `${$isOpen ? '300px ' : ''}minmax(0, 1fr)${$hasSide ? ' auto' : ''}`};
  align-items: start;
  gap: ${space[6]};

  @media ${media.belowDesktop} {
    grid-template-areas: none;
    grid-template-columns: minmax(0, 1fr);
  }
`

const Main = styled.div`
  min-width: 0;

  @media ${media.desktop} {
    grid-area: main;
  }
`

const Left = styled.aside`
  min-width: 0;

  @media ${media.desktop} {
    grid-area: left;
    max-height: calc(100vh - 160px);
    overflow-y: auto;
  }
`

/** The panel inside is a named region, so this is a plain `div`. */
const Right = styled.div`
  min-width: 0;

  @media ${media.desktop} {
    grid-area: side;
  }
`
