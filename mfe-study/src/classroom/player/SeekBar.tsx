import { useState, type PointerEvent, type RefObject } from 'react'
import { styled } from 'styled-components'

import type { WatchedRange } from '@campus/contracts/watched-ranges'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { mediaTime } from '../../common/measures.model'
import { useT } from '../messages'
import { thumbnailAt, type Thumbnail } from './thumbnails.model'

interface SeekBarProps {
  positionMs: number
  durationMs: number
  watched: readonly WatchedRange[]
  onSeek: (positionMs: number) => void
  /** The track whose cues name thumbnails; null without thumbnails. */
  thumbnails: RefObject<HTMLTrackElement | null>
}

/** Shows the position, the watched ranges and the target of a press. */
export function SeekBar({ positionMs, durationMs, watched, onSeek, thumbnails }: SeekBarProps) {
  const t = useT()
  const [hover, setHover] = useState<{ at: number; picture: Thumbnail | undefined } | null>(null)
  const share = (ms: number): string => `${String(durationMs > 0 ? (ms / durationMs) * 100 : 0)}%`

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = Math.max(0, Math.min(1, (event.clientX - left) / width)) * durationMs
    const element = thumbnails.current
    setHover({ at, picture: element === null ? undefined : thumbnailAt(element.track.cues, element.src, at / 1000) })
  }

  return (
    <Root onPointerMove={onPointerMove} onPointerLeave={() => setHover(null)}>
      <Line aria-hidden>
        {watched.map(([from, to]) => (
          <Watched key={from} style={{ insetInlineStart: share(from), width: share(to - from) }} />
        ))}
        <Played style={{ width: share(positionMs) }} />
      </Line>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.round(durationMs / 1000))}
        step={1}
        value={Math.round(positionMs / 1000)}
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionOf', { position: mediaTime(positionMs), duration: mediaTime(durationMs) })}
        onChange={(event) => onSeek(Number(event.target.value) * 1000)}
      />
      {hover === null ? null : (
        <Hover style={{ insetInlineStart: share(hover.at) }} aria-hidden>
          {hover.picture === undefined ? null : <Preview style={styleOf(hover.picture)} />}
          <span>{mediaTime(hover.at)}</span>
        </Hover>
      )}
    </Root>
  )
}

function styleOf({ url, x, y, width, height }: Thumbnail) {
  return { width, height, background: `url("${url}") -${String(x)}px -${String(y)}px` }
}

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  height: ${space[6]};

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;

    &::-webkit-slider-thumb {
      width: 14px;
      height: 14px;
      border-radius: 50%;
      appearance: none;
      background: ${color.accentText};
    }
    &::-moz-range-thumb {
      width: 14px;
      height: 14px;
      border: 0;
      border-radius: 50%;
      background: ${color.accentText};
    }
  }
`

const Line = styled.div`
  position: relative;
  flex: 1;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
`

const Watched = styled.span`
  position: absolute;
  inset-block: 0;
  background: ${color.success};
  opacity: 0.55;
`

const Played = styled.span`
  position: absolute;
  inset: 4px auto 0 0;
  background: ${color.accentText};
`

const Hover = styled.div`
  position: absolute;
  inset-block-end: 100%;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space[1]};
  border-radius: ${radius.s};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: ${weight.medium} ${text.xs} ${font.sans};
  translate: -50% 0;
  pointer-events: none;
`

const Preview = styled.span`
  display: block;
`
