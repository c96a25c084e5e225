import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'

import type { ClassroomDetail } from '@campus/contracts/study-course'
import type { LearningRecord } from '@campus/contracts/study-learning'
import { watchedMs } from '@campus/contracts/watched-ranges'
import { Button } from '@campus/ui/button'
import { Play } from '@campus/ui/icons'
import { toast } from '@campus/ui/toast'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { mediaTime, percentText } from '../../common/measures.model'
import { useT } from '../messages'
import type { MediumState } from './attach-medium'
import { Controls } from './Controls'
import type { MediumFailure } from './failure-of'
import { deedOf, type PlayerDeed } from './keyboard.model'
import { lineSpeed } from './line-speed'
import { qualitiesOf, startingQuality, type Quality } from './medium.model'
import { isOwnKey } from './own-keys'
import type { SaveTarget } from './progress-saver'
import { resumePosition } from './save-rule.model'
import { SeekBar } from './SeekBar'
import { usePlayer } from './use-player'

const FAILURES = {
  missing: 'player.missing',
  blocked: 'player.blocked',
  unplayable: 'player.unplayable',
  unreachable: 'player.loadFailed',
} as const satisfies Record<MediumFailure, string>

const RESUME_TOAST_MS = 3_000

interface MediaPlayerProps {
  kind: 'video' | 'audio'
  detail: ClassroomDetail
  /** Where there are no qualities. */
  url: string
  /** What was learned before. */
  record: LearningRecord
  /** null in a preview, which saves nothing. */
  saves: SaveTarget | null
  onReport: () => void
  onPrevious: () => void
  onNext: () => void
}

/** A video or audio with its controls. A player keeps one medium for its life; another medium needs another player. */
export function MediaPlayer({ kind, detail, url, record, saves, onReport, onPrevious, onNext }: MediaPlayerProps) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const thumbnails = useRef<HTMLTrackElement>(null)
  const words = useRef<HTMLTrackElement>(null)
  const qualities = kind === 'video' ? qualitiesOf(detail.transCodeVideoList) : []
  const [quality, setQuality] = useState<Quality | undefined>(() => startingQuality(qualities, lineSpeed()))
  const [caption, setCaption] = useState('')
  const shown = detail.captions.find(({ language }) => language === caption)
  const [startMs] = useState(() => resumePosition(record.learningDuration, detail.classroomDuration))
  const player = usePlayer({
    element,
    url: quality?.url ?? url,
    isFilm: kind === 'video',
    startMs,
    durationMs: detail.classroomDuration,
    record,
    saves,
    onReport,
  })

  const tellWhereLeftOff = useEffectEvent(() => {
    if (startMs > 0) toast.info(t('player.resume', { time: mediaTime(startMs) }), RESUME_TOAST_MS)
  })
  useEffect(() => {
    tellWhereLeftOff()
  }, [])

  // A browser loads a metadata track only when its mode is set.
  useEffect(() => {
    if (thumbnails.current !== null) thumbnails.current.track.mode = 'hidden'
  }, [])
  useEffect(() => {
    if (words.current !== null) words.current.track.mode = caption === '' ? 'disabled' : 'showing'
  }, [caption])

  const toggleFullScreen = (): void =>
    void (document.fullscreenElement === null ? frame.current?.requestFullscreen() : document.exitFullscreen())
  const togglePictureInPicture = (): void =>
    void (document.pictureInPictureElement === null
      ? element.current?.requestPictureInPicture()
      : document.exitPictureInPicture())

  const act = (deed: PlayerDeed): void => {
    switch (deed.kind) {
      case 'toggle':
        return player.toggle()
      case 'skip':
        return player.seek(player.positionMs + deed.by * 1000)
      case 'jump':
        return player.seek(player.durationMs * deed.to)
      case 'volume':
        return player.setVolume(player.volume + deed.by)
      case 'mute':
        return player.toggleMuted()
      case 'speed':
        return player.stepSpeed(deed.by)
      case 'captions':
        return setCaption(caption === '' ? (detail.captions[0]?.language ?? '') : '')
      case 'fullScreen':
        return kind === 'video' ? toggleFullScreen() : undefined
      case 'pictureInPicture':
        return kind === 'video' && document.pictureInPictureEnabled ? togglePictureInPicture() : undefined
      case 'previous':
        return onPrevious()
      case 'next':
        return onNext()
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const deed = deedOf(event)
    if (deed === undefined || event.defaultPrevented || isOwnKey(document.activeElement, event.key)) return
    event.preventDefault()
    act(deed)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  const isVideo = kind === 'video'
  const failure = messageOf(player.state)
  return (
    <Frame ref={frame} aria-label={detail.name}>
      <Picture $isVideo={isVideo}>
        <video ref={element} playsInline preload="metadata" onClick={isVideo ? player.toggle : undefined}>
          <track
            key={caption}
            ref={words}
            kind="captions"
            srcLang={shown?.language}
            label={shown?.label}
            src={shown?.url}
          />
          {detail.thumbnailsUrl === '' ? null : <track ref={thumbnails} kind="metadata" src={detail.thumbnailsUrl} />}
        </video>
        {failure !== undefined ? (
          <Cover role="alert">
            <p>{t(failure)}</p>
            <Button onClick={player.retry}>{t('player.retry')}</Button>
          </Cover>
        ) : player.state === 'reconnecting' || player.state === 'soundOnly' ? (
          <Cover role="status">
            <p>{t(player.state === 'soundOnly' ? 'player.soundOnly' : 'player.reconnecting')}</p>
          </Cover>
        ) : player.isPlaying || !isVideo ? null : (
          <Large type="button" aria-label={t('player.play')} onClick={player.toggle}>
            <Play aria-hidden />
          </Large>
        )}
      </Picture>
      <Below>
        <SeekBar
          positionMs={player.positionMs}
          durationMs={player.durationMs}
          watched={player.watched}
          onSeek={player.seek}
          thumbnails={thumbnails}
        />
        <Controls
          player={player}
          qualities={qualities}
          quality={quality}
          onQuality={setQuality}
          captions={detail.captions}
          caption={caption}
          onCaption={setCaption}
          onPictureInPicture={isVideo && document.pictureInPictureEnabled ? togglePictureInPicture : undefined}
          onFullScreen={isVideo && document.fullscreenEnabled ? toggleFullScreen : undefined}
        />
        {saves === null ? null : (
          <Note role={player.isSafe ? undefined : 'status'}>
            {player.isSafe
              ? t('player.watched', {
                  percent: percentText(
                    player.durationMs > 0 ? (watchedMs(player.watched) / player.durationMs) * 100 : 0,
                    2,
                  ),
                })
              : t('player.unsaved')}
          </Note>
        )}
      </Below>
    </Frame>
  )
}

/** undefined while there is hope. */
function messageOf(state: MediumState): (typeof FAILURES)[MediumFailure] | undefined {
  const failures: Partial<Record<MediumState, (typeof FAILURES)[MediumFailure]>> = FAILURES
  return failures[state]
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border-radius: ${radius.l};
  background: ${color.surface};

  &:fullscreen {
    border-radius: 0;

    & > :first-child {
      flex: 1;
      min-height: 0;
      max-height: none;
    }
  }
`

const Picture = styled.div<{ $isVideo: boolean }>`
  position: relative;
  display: grid;
  min-height: ${({ $isVideo }) => ($isVideo ? '0' : '120px')};
  overflow: hidden;
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: black;
  aspect-ratio: ${({ $isVideo }) => ($isVideo ? '16 / 9' : 'auto')};

  /* The buttons below stay on the screen. */
  @media ${media.desktop} {
    max-height: max(240px, calc(100vh - 320px));
  }

  & > video {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.overlay};
  color: white;
  text-align: center;
`

const Large = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  width: ${space[16]};
  height: ${space[16]};
  margin: auto;
  place-items: center;
  border: 0;
  border-radius: 50%;
  background: ${color.accent};
  color: ${color.onAccent};
  cursor: pointer;

  & > svg {
    width: ${space[8]};
    height: ${space[8]};
  }
`

const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[3]};
`

const Note = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`
