import { useRef, useState } from 'react'
import { styled } from 'styled-components'

import { EmptyState, ErrorState } from '@campus/ui/states'
import { color, radius, space } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { isHls } from './media.model'
import type { Broken } from './stream'
import { useVideoSource } from './use-video-source'

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

/** There before the qualities are known, so that what stands below stays where it is. */
const Qualities = styled.div`
  min-height: ${space[8]};
`

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

/** A video with the browser's own controls; says so when it cannot be played. */
export function VideoPlayer(props: VideoPlayerProps) {
  const t = useCommonT()
  const [tries, setTries] = useState(0)
  const [broken, setBroken] = useState<{ url: string; why: Broken }>()
  if (broken?.url !== props.url) {
    // Tracks that were added to a video cannot be taken out again: another video is another element.
    return (
      <Player key={`${props.url} ${String(tries)}`} {...props} onBroken={(why) => setBroken({ url: props.url, why })} />
    )
  }
  if (broken.why === 'unsupported') return <EmptyState title={t('media.unsupported')} />
  return (
    <ErrorState
      title={t('media.failed')}
      onRetry={() => {
        setBroken(undefined)
        setTries(tries + 1)
      }}
    />
  )
}

function Player({
  url,
  title,
  poster,
  autoPlay = true,
  onBroken,
}: VideoPlayerProps & { onBroken: (why: Broken) => void }) {
  const [started, setStarted] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const { offer, quality, choose } = useVideoSource(video, url, onBroken)
  return (
    <Stack>
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
        onError={({ currentTarget: { error } }) => onBroken(whyOf(error))}
      />
      {isHls(url) ? (
        <Qualities>
          {offer === null ? null : <offer.Choice qualities={offer.qualities} value={quality} onChange={choose} />}
        </Qualities>
      ) : null}
    </Stack>
  )
}

const NETWORK = 2 satisfies MediaError['MEDIA_ERR_NETWORK']

/** A browser that finds nothing at an address says the same as of a file it cannot play. */
function whyOf(error: MediaError | null): Broken {
  return error?.code === NETWORK ? 'failed' : 'unsupported'
}
