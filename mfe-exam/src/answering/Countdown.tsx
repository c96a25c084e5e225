import { useState } from 'react'
import { styled } from 'styled-components'

import { useServerNow } from '@campus/session/use-server-now'
import { VisuallyHidden } from '@campus/ui/layout'
import { color, font, text, weight } from '@campus/ui/tokens'

import { clockText, isShort, minutesToAnnounce, shareLeft } from '../common/time/countdown.model'
import { useT } from './messages'

const SIZE = 156
const STROKE = 8
const RADIUS = (SIZE - STROKE) / 2
const ROUND = 2 * Math.PI * RADIUS

interface CountdownProps {
  /** Epoch milliseconds by the server's clock. */
  deadlineAt: number
  /** Length of the whole attempt, in milliseconds. */
  totalMs: number
}

/** The time left as a ring. Screen readers can read it; it is not a live region, so not every second is announced. */
export function Countdown({ deadlineAt, totalMs }: CountdownProps) {
  const t = useT()
  const left = deadlineAt - useServerNow()
  return (
    <Ring role="timer" aria-label={t('answer.countdown')} $short={isShort(left)}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
        <circle cx="50%" cy="50%" r={RADIUS} strokeWidth={STROKE} />
        <circle
          cx="50%"
          cy="50%"
          r={RADIUS}
          strokeWidth={STROKE}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - shareLeft(left, totalMs))}
        />
      </svg>
      <div>
        <Name aria-hidden>{t('answer.countdown')}</Name>
        <Time>{clockText(left)}</Time>
      </div>
    </Ring>
  )
}

/** The same as one line of text, where there is no room for a ring. */
export function CountdownLine({ deadlineAt }: Pick<CountdownProps, 'deadlineAt'>) {
  const t = useT()
  const left = deadlineAt - useServerNow()
  return (
    <Line role="timer" aria-label={t('answer.countdown')} $short={isShort(left)}>
      {clockText(left)}
    </Line>
  )
}

/** Announces the time left to screen readers at a few moments only. */
export function TimeAnnouncer({ deadlineAt, totalMs }: CountdownProps) {
  const t = useT()
  const left = deadlineAt - useServerNow()
  const [heard, setHeard] = useState({ left, minutes: 0 })
  if (heard.left !== left) {
    setHeard({ left, minutes: minutesToAnnounce(heard.left, left, totalMs) ?? heard.minutes })
  }
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {heard.minutes === 0 ? '' : t('answer.minutesLeft', { n: heard.minutes })}
    </VisuallyHidden>
  )
}

const Ring = styled.div<{ $short: boolean }>`
  position: relative;
  display: grid;
  flex: none;
  width: ${SIZE}px;
  height: ${SIZE}px;
  place-items: center;
  text-align: center;
  color: ${({ $short }) => ($short ? color.dangerText : color.text)};

  & > svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
  }
  & circle {
    fill: none;
    stroke: ${color.border};
  }
  & circle + circle {
    stroke: ${({ $short }) => ($short ? color.dangerText : color.accentText)};
    stroke-linecap: round;
  }
`

const Name = styled.div`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Time = styled.div`
  font: ${weight.bold} ${text.xxl} ${font.sans};
`

const Line = styled.span<{ $short: boolean }>`
  color: ${({ $short }) => ($short ? color.dangerText : color.text)};
  font: ${weight.bold} ${text.m} ${font.sans};
`
