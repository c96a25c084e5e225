import { styled } from 'styled-components'

import { Dialog } from '@campus/ui/dialog'
import type { Elements } from '@campus/ui/elements'
import { radius, space } from '@campus/ui/tokens'

import { VideoPlayer } from './VideoPlayer'

export interface Media {
  readonly kind: 'picture' | 'video'
  readonly url: string
  readonly title: string
  /** Poster of the video until it plays. */
  readonly poster?: string
}

interface MediaDialogProps {
  open: boolean
  onClose: () => void
  media: Media
  /** Further content below it. */
  children?: Elements
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};

  & > img {
    max-height: 72dvh;
    margin-inline: auto;
    border-radius: ${radius.m};
    object-fit: contain;
  }
`

/** A picture or a video, large. The video stops when the dialog closes. */
export function MediaDialog({ open, onClose, media, children }: MediaDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={media.title} size="l">
      <Stack>
        {media.kind === 'picture' ? (
          <img src={media.url} alt={media.title} />
        ) : (
          <VideoPlayer url={media.url} poster={media.poster} title={media.title} />
        )}
        {children}
      </Stack>
    </Dialog>
  )
}
