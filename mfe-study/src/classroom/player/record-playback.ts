import type { ProgressSaver } from './progress-saver'

/** What is read of a media element. */
type RecordedMedium = Pick<
  HTMLMediaElement,
  'addEventListener' | 'removeEventListener' | 'currentTime' | 'paused' | 'seeking' | 'readyState' | 'playbackRate'
>

/** Whether a position that a medium tells is one: a medium whose address changes reports 0 for a moment. */
export function tellsPosition({ seeking, readyState }: Pick<HTMLMediaElement, 'seeking' | 'readyState'>): boolean {
  return !seeking && readyState > 0
}

/** Tells a saver what a medium plays, and when the page is left. The returned function ends it, and saves. */
export function recordPlayback(medium: RecordedMedium, saver: ProgressSaver): () => void {
  const tellTime = (): void => {
    if (tellsPosition(medium)) saver.onTime(medium.currentTime * 1000, medium.playbackRate)
  }
  /** The last tick may be a quarter of a second ago. */
  const leave = (): void => {
    if (!medium.paused) tellTime()
    saver.leave()
  }
  const stops = [
    on(medium, 'timeupdate', () => {
      if (!medium.paused) tellTime()
    }),
    // A browser tells where it stopped when the medium is paused already.
    on(medium, 'pause', () => {
      tellTime()
      saver.onPause()
    }),
    on(medium, 'ended', () => saver.onEnd()),
    on(medium, 'seeking', () => saver.onSeek(medium.currentTime * 1000)),
    on(window, 'pagehide', leave),
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') leave()
    }),
    on(window, 'online', () => saver.retry()),
  ]
  return () => {
    for (const stop of stops) stop()
    leave()
  }
}

export function on(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  name: string,
  listener: () => void,
): () => void {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}
