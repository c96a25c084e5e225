import { EmptyState } from '@campus/ui/states'
import { color, radius } from '@campus/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../../messages'

const Video = styled.video`
  width: 100%;
  max-height: 72dvh;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  aspect-ratio: 16 / 9;
`

interface VideoPlayerProps {
  url: string
  title: string
  /** Picture that stands for it until it plays. */
  poster?: string | undefined
}

/** A video that plays at once, with the browser's own controls; says so when the browser cannot play it. */
export function VideoPlayer({ url, title, poster }: VideoPlayerProps) {
  const t = useT()
  const [broken, setBroken] = useState<string>()
  if (broken === url) return <EmptyState title={t('media.unsupported')} />
  return (
    <Video src={url} poster={poster} aria-label={title} controls autoPlay playsInline onError={() => setBroken(url)} />
  )
}
