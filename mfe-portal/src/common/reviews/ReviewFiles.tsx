import { useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'

import type { Review } from '@campus/contracts/review'
import { Play } from '@campus/ui/icons'
import { Picture } from '@campus/ui/picture'
import { color, radius, space } from '@campus/ui/tokens'

import { MediaDialog, type Media } from '../media/MediaDialog'
import { useReviewT } from './messages'
import { snapshotSecond } from './review.model'

type ReviewFile = Review['fileList'][number]

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 96px;
  height: 96px;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};

  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  width: ${space[8]};
  height: ${space[8]};
  margin: auto;
  place-items: center;
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.accentText};

  & > svg {
    width: 1rem;
    fill: currentColor;
  }
`

/** The pictures and videos of a review, each opening large. */
export function ReviewFiles({ files, author }: { files: readonly ReviewFile[]; author: string }) {
  const t = useReviewT()
  const [shown, setShown] = useState<{ open: boolean; media: Media }>()
  if (files.length === 0) return null
  const label = t('review.files', { name: author })
  return (
    <>
      <List aria-label={label}>
        {files.map((file, index) => (
          <li key={file.url}>
            <Thumb
              type="button"
              aria-label={t(file.type === 'VIDEO' ? 'review.video' : 'review.picture', { n: index + 1 })}
              onClick={() => setShown({ open: true, media: mediaOf(file, label) })}
            >
              {file.type === 'VIDEO' ? <VideoSnapshot url={file.url} /> : <Picture src={file.url} alt="" ratio="1" />}
            </Thumb>
          </li>
        ))}
      </List>
      {shown === undefined ? null : <MediaDialog {...shown} onClose={() => setShown({ ...shown, open: false })} />}
    </>
  )
}

function mediaOf(file: ReviewFile, title: string): Media {
  return { kind: file.type === 'VIDEO' ? 'video' : 'picture', url: file.url, title }
}

/** The frame at the seventh second, or the last one of a shorter video. */
function VideoSnapshot({ url }: { url: string }) {
  const showFrame = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    video.currentTime = snapshotSecond(video.duration)
  }
  return (
    <>
      <video src={url} muted playsInline preload="metadata" tabIndex={-1} aria-hidden onLoadedMetadata={showFrame} />
      <PlayMark aria-hidden>
        <Play />
      </PlayMark>
    </>
  )
}
