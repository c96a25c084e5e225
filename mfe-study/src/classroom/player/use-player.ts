/** The state of a medium on the page, and its commands. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import type { LearningRecord } from '@campus/contracts/study-learning'
import { mergeRanges, type WatchedRange } from '@campus/contracts/watched-ranges'
import { rememberedVolume, rememberVolume } from '@campus/session/player-volume'

import { attachMedium, type MediumState } from './attach-medium'
import { SPEEDS, startingVolume, type Speed } from './medium.model'
import { nextMissed } from './missed.model'
import { onePlayback } from './one-playback'
import { ProgressSaver, type SaveTarget } from './progress-saver'
import { on, recordPlayback, tellsPosition } from './record-playback'

export interface PlayerOptions {
  readonly element: RefObject<HTMLVideoElement | null>
  readonly url: string
  readonly isFilm: boolean
  /** Where to begin, milliseconds. */
  readonly startMs: number
  readonly durationMs: number
  readonly record: LearningRecord
  /** null in a preview, which saves nothing. */
  readonly saves: SaveTarget | null
  readonly onReport: () => void
}

export interface Player {
  readonly state: MediumState
  readonly isPlaying: boolean
  /** Milliseconds. */
  readonly positionMs: number
  readonly durationMs: number
  readonly volume: number
  readonly isMuted: boolean
  readonly speed: Speed
  /** The ranges the learner watched, in this visit and before. */
  readonly watched: readonly WatchedRange[]
  /** Whether what was played is saved, or on its way. */
  readonly isSafe: boolean
  readonly toggle: () => void
  readonly seek: (positionMs: number) => void
  readonly setVolume: (volume: number) => void
  readonly toggleMuted: () => void
  readonly setSpeed: (speed: Speed) => void
  readonly stepSpeed: (by: 1 | -1) => void
  /** Plays from gap to gap; undefined when there is none. */
  readonly playMissed: (() => void) | undefined
  readonly retry: () => void
}

export function usePlayer({
  element,
  url,
  isFilm,
  startMs,
  durationMs,
  record,
  saves,
  onReport,
}: PlayerOptions): Player {
  const [state, setState] = useState<MediumState>('loading')
  const [isPlaying, setPlaying] = useState(false)
  const [positionMs, setPosition] = useState(startMs)
  const [mediumMs, setMediumMs] = useState(durationMs)
  const [volume, setVolumeShown] = useState(() => startingVolume(url, rememberedVolume()))
  const [isMuted, setMuted] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const [known, setKnown] = useState<readonly WatchedRange[]>(record.watched)
  const [played, setPlayed] = useState<readonly WatchedRange[]>([])
  const [isSafe, setSafe] = useState(true)
  const [isMissedOnly, setMissedOnly] = useState(false)
  const [round, setRound] = useState(0)
  const [saver] = useState(() =>
    saves === null
      ? null
      : new ProgressSaver({
          ...saves,
          positionMs: startMs,
          onRecord: ({ watched }) => setKnown(watched),
          onSafe: setSafe,
          onReport,
        }),
  )
  const watched = mergeRanges([...known, ...played])

  const begin = useEffectEvent((medium: HTMLMediaElement) => {
    medium.volume = volume
    medium.muted = isMuted
    medium.playbackRate = speed
    return positionMs / 1000
  })
  const playIfWanted = useEffectEvent((medium: HTMLMediaElement) => {
    medium.playbackRate = speed
    play(medium)
  })

  // Another quality has another address: playback continues at the same position, playing or paused as before.
  useEffect(() => {
    const medium = element.current
    if (medium === null) return
    const wasPaused = round > 0 && medium.paused
    const startAt = begin(medium)
    const onReady = (): void => {
      if (!wasPaused) playIfWanted(medium)
    }
    medium.addEventListener('loadedmetadata', onReady, { once: true })
    const detach = attachMedium({ element: medium, url, isFilm, startAt, onState: setState })
    return () => {
      medium.removeEventListener('loadedmetadata', onReady)
      detach()
    }
  }, [element, url, isFilm, round])

  const onTime = useEffectEvent((medium: HTMLMediaElement) => {
    if (!tellsPosition(medium)) return
    const now = medium.currentTime * 1000
    setPosition(now)
    if (saver !== null) setPlayed(saver.played)
    if (!isMissedOnly) return
    const next = nextMissed(mergeRanges([...known, ...(saver?.played ?? [])]), mediumMs, now)
    if (next === null) {
      setMissedOnly(false)
      medium.pause()
    } else if (next > now) medium.currentTime = next / 1000
  })
  useEffect(() => {
    const medium = element.current
    if (medium === null) return
    const single = onePlayback(() => medium.pause())
    const stops = [
      // First: what it has recorded is read on the same event.
      saver === null ? undefined : recordPlayback(medium, saver),
      on(medium, 'timeupdate', () => onTime(medium)),
      on(medium, 'pause', () => setPlaying(false)),
      on(medium, 'play', () => {
        setPlaying(true)
        single.begin()
      }),
      on(medium, 'durationchange', () => {
        if (Number.isFinite(medium.duration) && medium.duration > 0) setMediumMs(medium.duration * 1000)
      }),
      on(medium, 'volumechange', () => {
        setVolumeShown(medium.volume)
        setMuted(medium.muted)
      }),
    ]
    return () => {
      for (const stop of stops) stop?.()
      single.end()
    }
  }, [element, saver])

  const withMedium = (deed: (medium: HTMLMediaElement) => void): void => {
    if (element.current !== null) deed(element.current)
  }
  const changeSpeed = (next: Speed): void => {
    setSpeed(next)
    withMedium((medium) => void (medium.playbackRate = next))
  }
  const firstMissed = nextMissed(watched, mediumMs, positionMs) ?? nextMissed(watched, mediumMs, 0)
  return {
    state,
    isPlaying,
    positionMs,
    durationMs: mediumMs,
    volume,
    isMuted,
    speed,
    watched,
    isSafe,
    toggle: () => withMedium((medium) => (medium.paused ? play(medium) : medium.pause())),
    seek: (to) => {
      const at = Math.max(0, Math.min(mediumMs, to))
      setMissedOnly(false)
      setPosition(at)
      withMedium((medium) => void (medium.currentTime = at / 1000))
    },
    setVolume: (wanted) => {
      const next = Math.max(0, Math.min(1, wanted))
      rememberVolume(next)
      withMedium((medium) => {
        medium.volume = next
        medium.muted = false
      })
    },
    toggleMuted: () => withMedium((medium) => void (medium.muted = !medium.muted)),
    setSpeed: changeSpeed,
    stepSpeed: (by) => changeSpeed(SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed),
    playMissed:
      firstMissed === null || saver === null
        ? undefined
        : () => {
            setMissedOnly(true)
            withMedium((medium) => {
              medium.currentTime = firstMissed / 1000
              play(medium)
            })
          },
    retry: () => {
      setState('loading')
      setRound(round + 1)
    },
  }
}

/** A browser may refuse to play without a press; then the medium stays paused, and its button starts it. */
function play(medium: HTMLMediaElement): void {
  medium.play().catch(() => medium.pause())
}
