import { useEffect, useEffectEvent, type RefObject } from 'react'

import { isHls } from './media.model'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** 90 KB, needed only for a segmented video, and only if the browser cannot play it itself. */
const loadHls = async () => (await import('hls.js/light')).default

/** Gives a video element its source, a plain file or an HLS playlist. `onBroken`: this browser cannot play it. */
export function useVideoSource(video: RefObject<HTMLVideoElement | null>, url: string, onBroken: () => void): void {
  const tellBroken = useEffectEvent(onBroken)
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    if (!isHls(url) || element.canPlayType(HLS_TYPE) !== '') {
      element.setAttribute('src', url)
      return () => element.removeAttribute('src')
    }
    let stop = (): void => undefined
    let gone = false
    loadHls().then(
      (Hls) => {
        if (gone) return
        if (!Hls.isSupported()) {
          tellBroken()
          return
        }
        // Without a worker: the page's policy does not allow workers from blobs.
        const hls = new Hls({ enableWorker: false })
        hls.on(Hls.Events.ERROR, (_, { fatal }) => {
          if (fatal) tellBroken()
        })
        hls.loadSource(url)
        hls.attachMedia(element)
        stop = () => hls.destroy()
      },
      () => tellBroken(),
    )
    return () => {
      gone = true
      stop()
    }
  }, [video, url])
}
