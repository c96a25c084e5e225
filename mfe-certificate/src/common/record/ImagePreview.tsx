import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { styled } from 'styled-components'

import { IconButton } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { MAX_SCALE, useZoom } from './use-zoom'

interface ImagePreviewProps {
  open: boolean
  onClose: () => void
  src: string
  alt: string
}

/** The whole picture in a window of its own; it is zoomed and moved by wheel, fingers, keys and buttons. */
export function ImagePreview({ open, onClose, src, alt }: ImagePreviewProps) {
  const t = useCommonT()
  const { scale, picture, zoomBy, fit } = useZoom()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('certificate.preview')}
      size="l"
      footer={
        <Foot>
          <Controls>
            <IconButton
              label={t('certificate.zoomOut')}
              icon={<ZoomOut aria-hidden />}
              disabled={scale <= 1}
              onClick={() => zoomBy(-1)}
            />
            <output aria-live="polite">{t('certificate.zoom', { percent: Math.round(scale * 100) })}</output>
            <IconButton
              label={t('certificate.zoomIn')}
              icon={<ZoomIn aria-hidden />}
              disabled={scale >= MAX_SCALE}
              onClick={() => zoomBy(1)}
            />
            <IconButton
              label={t('certificate.zoomFit')}
              icon={<Maximize aria-hidden />}
              disabled={scale <= 1}
              onClick={fit}
            />
          </Controls>
          <p>{t('certificate.zoomHint')}</p>
        </Foot>
      }
    >
      {/* Focusable, because what moves has to be reached without a pointer. */}
      <Frame role="region" aria-label={alt} tabIndex={0}>
        <img ref={picture} src={src} alt={alt} draggable={false} />
      </Frame>
    </Dialog>
  )
}

const Frame = styled.div`
  height: min(68dvh, 62vw);
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

const Foot = styled.div`
  width: 100%;

  & > p {
    color: ${color.textMuted};
    font: ${weight.regular} ${text.s} ${font.sans};
    text-align: center;

    @media ${media.phone} {
      display: none;
    }
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};

  & > output {
    min-width: 4em;
    font: ${weight.medium} ${text.s} ${font.sans};
    text-align: center;
  }
`
