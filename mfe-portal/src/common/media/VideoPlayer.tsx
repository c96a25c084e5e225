import { useRef, useState } from 'react'
import { styled } from 'styled-components'

import { EmptyState } from '@campus/ui/states'
import { color, radius } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { useVideoSource } from './use-video-source'

const Video = styled.video`
  width: 100%;
  max-height: 72dvh;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  aspect-ratio: 16 / 9;

  /* The poster may have another shape than the video: the poster fills the frame, the video is never cropped. */
  &:not([data-started]) {
    object-fit: cover;
  }
`

interface VideoPlayerProps {
  url: string
  title: string
  /** Poster until it plays. */
  poster?: string | undefined
  /** Whether it plays at once: right when a press opened it, wrong inside a page. */
  autoPlay?: boolean
}

/** A video with the browser's own controls; says so when the browser cannot play it. */
export function VideoPlayer({ url, title, poster, autoPlay = true }: VideoPlayerProps) {
  const t = useCommonT()
  const [broken, setBroken] = useState<string>()
  const [started, setStarted] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  useVideoSource(video, url, () => setBroken(url))
  if (broken === url) return <EmptyState title={t('media.unsupported')} />
  return (
    <Video
      ref={video}
      poster={poster}
      aria-label={title}
      controls
      autoPlay={autoPlay}
      preload="metadata"
      playsInline
      data-started={started === url || undefined}
      onPlay={() => setStarted(url)}
      onError={() => setBroken(url)}
    />
  )
}
