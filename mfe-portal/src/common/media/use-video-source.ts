import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import { isHls, type Quality } from './media.model'
import type { Broken, QualityChoice, Stream } from './stream'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** 150 KB, needed only for a stream. The whole library: the light one shows no captions of a stream. */
const loadStreams = () => import('./stream')

/** What a stream lets the visitor choose. */
interface Offer {
  readonly Choice: typeof QualityChoice
  readonly qualities: readonly Quality[]
}

export interface VideoSource {
  /** null for a plain file, and until a stream has told. */
  readonly offer: Offer | null
  /** The chosen quality's id; null while the line's speed decides. */
  readonly quality: number | null
  readonly choose: (id: number | null) => void
}

/** Gives a video element its source, a plain file or an HLS playlist. */
export function useVideoSource(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  onBroken: (why: Broken) => void,
): VideoSource {
  const tellBroken = useEffectEvent(onBroken)
  const stream = useRef<Stream>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [quality, setQuality] = useState<number | null>(null)
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    if (!isHls(url) || isOnlyPlayedByBrowser(element)) {
      element.setAttribute('src', url)
      return () => element.removeAttribute('src')
    }
    let gone = false
    loadStreams().then(
      ({ playStream, QualityChoice: Choice }) => {
        if (gone) return
        const onQualities = (qualities: readonly Quality[]): void => setOffer({ Choice, qualities })
        stream.current = playStream(element, url, { onQualities, onBroken: tellBroken })
      },
      () => tellBroken('failed'),
    )
    return () => {
      gone = true
      stream.current?.destroy()
      stream.current = null
      setOffer(null)
      setQuality(null)
    }
  }, [video, url])

  return {
    offer,
    quality,
    choose: (id) => {
      setQuality(id)
      stream.current?.choose(id)
    },
  }
}

/** An iPhone of some years ago. Others that say they play streams show fewer of their captions and no qualities. */
function isOnlyPlayedByBrowser(element: HTMLVideoElement): boolean {
  return element.canPlayType(HLS_TYPE) !== '' && !('MediaSource' in window) && !('ManagedMediaSource' in window)
}
