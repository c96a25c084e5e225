import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { IconButton } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'

/** Widths in percent of the window; the last is enough for the smallest print. */
const ZOOM_STEPS = [100, 150, 200, 300] as const

interface ImagePreviewProps {
  open: boolean
  onClose: () => void
  src: string
  alt: string
}

/** The picture in a window of its own, with zoom and scrolling. */
export function ImagePreview({ open, onClose, src, alt }: ImagePreviewProps) {
  const t = useT()
  const [step, setStep] = useState(0)
  const percent = ZOOM_STEPS[step] ?? ZOOM_STEPS[0]
  const close = () => {
    setStep(0)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('certificate.preview')}
      size="l"
      footer={
        <Controls>
          <IconButton
            label={t('certificate.zoomOut')}
            icon={<ZoomOut aria-hidden />}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          />
          <output aria-live="polite">{t('certificate.zoom', { percent })}</output>
          <IconButton
            label={t('certificate.zoomIn')}
            icon={<ZoomIn aria-hidden />}
            disabled={step === ZOOM_STEPS.length - 1}
            onClick={() => setStep(step + 1)}
          />
        </Controls>
      }
    >
      {/* Focusable, because what scrolls has to be reached without a pointer. */}
      <Scroller role="region" aria-label={alt} tabIndex={0}>
        <img src={src} alt={alt} style={{ width: `${percent}%` }} />
      </Scroller>
    </Dialog>
  )
}

const Scroller = styled.div`
  max-height: 68dvh;
  overflow: auto;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};

  & > img {
    max-width: none;
    margin-inline: auto;
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: 100%;

  & > output {
    min-width: 4em;
    font: ${weight.medium} ${text.s} ${font.sans};
    text-align: center;
  }
`
