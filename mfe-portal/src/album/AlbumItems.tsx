import { ChevronLeft, ChevronRight, Download, MessageCircle, Play } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'

import type { AlbumItem } from '@campus/contracts/home'
import { Button, IconButton } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { OnceButton } from '@campus/ui/once-button'
import { toast } from '@campus/ui/toast'

import { CommentsBlock } from '../common/comments/CommentsBlock'
import { isHls } from '../common/media/media.model'
import { MediaDialog } from '../common/media/MediaDialog'
import { saveStream } from '../common/media/save-stream'
import { fileName, fileOf, isVideo, savedName } from './album.model'
import {
  Actions,
  Arrows,
  Caption,
  CaptionRow,
  Category,
  DownloadLink,
  Name,
  PlayButton,
  Shot,
  Stage,
  Strip,
  Thumb,
  ThumbPicture,
} from './album.styles'
import { useT } from './messages'

/** The specification lets an album's comment page contain all; this many load at a time, more while scrolling. */
const COMMENTS_AT_ONCE = 100

/** Pictures and videos one at a time, above a strip with all of them. */
export function AlbumItems({ items }: { items: readonly AlbumItem[] }) {
  const t = useT()
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [commenting, setCommenting] = useState(false)
  const item = items[at]
  if (item === undefined) return null
  const goBy = (step: number) => setAt((at + step + items.length) % items.length)

  /** A stream is many files; one is made of them. */
  async function download({ video, name }: AlbumItem) {
    if (!(await saveStream(video, savedName(name)))) toast.error(t('album.downloadFailed'))
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') goBy(-1)
    if (key === 'ArrowRight') goBy(1)
  }

  return (
    <>
      <Stage>
        <Shot src={item.pic} alt={item.name} ratio="16 / 9" fit="contain" priority />
        {isVideo(item) ? (
          <PlayButton
            type="button"
            aria-haspopup="dialog"
            aria-label={t('album.play', { name: item.name })}
            onClick={() => setPlaying(true)}
          >
            <Play aria-hidden fill="currentColor" />
          </PlayButton>
        ) : null}
      </Stage>
      <CaptionRow>
        <Caption aria-live="polite">
          <Name>{item.name}</Name>
          {item.materialCategoryName === '' ? null : <Category>{item.materialCategoryName}</Category>}
          {item.introduce === '' ? null : <p>{item.introduce}</p>}
        </Caption>
        {items.length > 1 ? (
          <Arrows role="group" aria-label={t('album.items')} onKeyDown={onKeyDown}>
            <IconButton
              label={t('album.previous')}
              icon={<ChevronLeft aria-hidden />}
              variant="secondary"
              onClick={() => goBy(-1)}
            />
            <IconButton
              label={t('album.next')}
              icon={<ChevronRight aria-hidden />}
              variant="secondary"
              onClick={() => goBy(1)}
            />
          </Arrows>
        ) : null}
      </CaptionRow>
      <Actions>
        {isHls(fileOf(item)) ? (
          <OnceButton icon={<Download aria-hidden />} action={() => download(item)}>
            {t('album.download')}
          </OnceButton>
        ) : (
          <DownloadLink href={fileOf(item)} download={fileName(item)}>
            <Download aria-hidden />
            <span>{t('album.download')}</span>
          </DownloadLink>
        )}
        <Button icon={<MessageCircle aria-hidden />} aria-haspopup="dialog" onClick={() => setCommenting(true)}>
          {t('album.goComment')}
        </Button>
      </Actions>
      <Strip aria-label={t('album.items')}>
        {items.map((one, place) => (
          <li key={one.id}>
            <Thumb
              type="button"
              aria-label={t(isVideo(one) ? 'album.videoOf' : 'album.pictureOf', { name: one.name })}
              aria-current={place === at ? 'true' : undefined}
              onClick={() => setAt(place)}
            >
              <ThumbPicture src={one.pic} alt="" seed={one.name} ratio="4 / 3" />
              {isVideo(one) ? <Play aria-hidden fill="currentColor" /> : null}
            </Thumb>
          </li>
        ))}
      </Strip>
      <MediaDialog
        open={playing}
        onClose={() => setPlaying(false)}
        media={{ kind: 'video', url: item.video, title: item.name, poster: item.pic }}
      />
      <Dialog
        open={commenting}
        onClose={() => setCommenting(false)}
        title={t('album.comments', { name: item.name })}
        size="m"
      >
        <CommentsBlock untitled type="UNIVERSITY_PIC" id={item.id} pageSize={COMMENTS_AT_ONCE} />
      </Dialog>
    </>
  )
}
