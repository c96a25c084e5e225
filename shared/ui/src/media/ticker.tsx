import { Children, useState, type ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { Pause, Play } from '@campus/ui/icons'

import { useAutoplay } from '../hooks/use-autoplay'
import { color, media, motion, radius, space } from '../theme/tokens'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`

const rise = keyframes`
  from { opacity: 0; translate: 0 60%; }
`

/** The first line stands there from the start, as in the server's drawing. */
const Line = styled.div<{ $rises: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $rises }) =>
    $rises &&
    css`
      animation: ${rise} ${motion.base} ease-out;
    `}
`

const Control = styled.button`
  display: grid;
  flex: none;
  width: ${space[8]};
  height: ${space[8]};
  padding: 0;
  place-items: center;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.textSubtle};

  &:hover {
    color: ${color.accentText};
  }
  & > svg {
    width: 1rem;
    height: 1rem;
  }
  @media ${media.noScript} {
    display: none;
  }
`

export interface TickerProps {
  /** Milliseconds for each line. */
  every: number
  /** One child, one line; a long one ends in an ellipsis. */
  children: ReactNode
  className?: string
}

/** Short lines, one after the other, moving upwards in a loop. The pointer or the focus on it pauses it. */
export function Ticker({ every, children, className }: TickerProps) {
  const t = useSharedT()
  const lines = Children.toArray(children)
  const [at, setAt] = useState(0)
  const several = lines.length > 1
  const { stopped, toggle, holdProps } = useAutoplay(several ? every : undefined, () => setAt((before) => before + 1))
  return (
    <Root className={className} {...holdProps}>
      <Line key={at} $rises={at > 0}>
        {lines[at % Math.max(1, lines.length)]}
      </Line>
      {several ? (
        <Control type="button" aria-label={t(stopped ? 'ui.ticker.play' : 'ui.ticker.pause')} onClick={toggle}>
          {stopped ? <Play aria-hidden fill="currentColor" /> : <Pause aria-hidden fill="currentColor" />}
        </Control>
      ) : null}
    </Root>
  )
}
