import { Dialog as Base } from '@base-ui/react/dialog'
import { memo, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { IconButton } from '@campus/ui/button'
import { X } from '@campus/ui/icons'
import { visuallyHidden } from '@campus/ui/layout'

import { color, font, layer, media, motion, radius, shadow, space, text, weight } from '../theme/tokens'

export type DialogSize = 's' | 'm' | 'l' | 'sheet' | 'drawer'

export interface DialogProps {
  open: boolean
  /** Loads the window's code before the first opening: for a page that must open it offline. */
  ready?: boolean | undefined
  /** The visitor closes it: by the close icon, Escape or a press beside it. */
  onClose: () => void
  title: ReactNode
  /** Only screen readers get the title. */
  hideTitle?: boolean | undefined
  /** Buttons at the foot, outside the scrolling part. */
  footer?: ReactNode
  /**
   * Width: 360, 520 or 880 px, never more than the screen; a `sheet` is as wide as the screen and rises from
   * its foot; a `drawer` rises there at the end, 420 px wide.
   */
  size?: DialogSize | undefined
  /** Pixels, never more than the window; by default as high as the content. */
  height?: number | undefined
  /** `false` removes the close icon and ignores Escape and presses beside it. */
  dismissible?: boolean | undefined
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog' | undefined
  children?: ReactNode
}

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  z-index: ${layer.dialog};
  inset: 0;
  background: ${color.overlay};
  transition: opacity ${motion.base};

  @media ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`

/** Whether it comes up from the foot of the window. */
const rises = (size: DialogSize): boolean => size === 'sheet' || size === 'drawer'

const places: Record<DialogSize, string> = {
  s: 'center',
  m: 'center',
  l: 'center',
  sheet: 'end stretch',
  drawer: 'end',
}

const Viewport = styled(Base.Viewport)<{ $size: DialogSize }>`
  position: fixed;
  z-index: ${layer.dialog};
  inset: 0;
  display: grid;
  padding: ${({ $size }) => (rises($size) ? 0 : space[4])};
  place-items: ${({ $size }) => places[$size]};
`

const widths: Record<DialogSize, string> = { s: '360px', m: '520px', l: '880px', sheet: '100%', drawer: '420px' }

const Popup = styled(Base.Popup)<{ $size: DialogSize; $height: number | undefined }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  height: ${({ $height }) => ($height === undefined ? 'auto' : `min(${String($height)}px, 100dvh)`)};
  max-height: ${({ $size }) => ($size === 'drawer' ? '100dvh' : `calc(100dvh - 2 * ${space[4]})`)};
  border-radius: ${({ $size }) => (rises($size) ? `${radius.l} ${radius.l} 0 0` : radius.l)};
  outline: none;
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[3]};
  color: ${color.text};
  transition:
    opacity ${motion.base},
    translate ${motion.base},
    scale ${motion.base};

  @media ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      ${({ $size }) => (rises($size) ? `translate: 0 ${space[6]};` : 'scale: 0.98;')}
    }
  }
`

const Title = styled(Base.Title)<{ $hidden: boolean }>`
  padding: ${space[5]} ${space[16]} 0 ${space[6]};
  font: ${weight.bold} ${text.l} ${font.sans};
  /* A question breaks after its comma, not within a word; what is too long for a line breaks anywhere. */
  overflow-wrap: anywhere;
  word-break: keep-all;
  ${({ $hidden }) => $hidden && visuallyHidden}

  @media ${media.phone} {
    padding-inline-start: ${space[5]};
  }
`

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[3]} ${space[6]} ${space[6]};

  &:has(+ footer) {
    padding-block-end: ${space[2]};
  }
  @media ${media.phone} {
    padding-inline: ${space[5]};
  }
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]} ${space[5]};

  @media ${media.phone} {
    padding-inline: ${space[5]};

    & > * {
      flex: 1;
    }
  }
`

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
`

interface InsideProps extends Pick<DialogProps, 'title' | 'hideTitle' | 'footer'> {
  open: boolean
  children: ReactNode
}

/**
 * Keeps its last content while the dialog fades out: the owner has often cleared it by then, and an empty
 * dialog would flash.
 */
const Inside = memo(
  ({ title, hideTitle = false, footer, children }: InsideProps) => (
    <>
      <Title $hidden={hideTitle}>{title}</Title>
      <Body>{children}</Body>
      {footer ? <Foot>{footer}</Foot> : null}
    </>
  ),
  (_, next) => !next.open,
)
Inside.displayName = 'DialogInside'

/** A press on a toast does not close the dialog. */
const isOnToast = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-toaster]') !== null

/** The dialog itself; `dialog.tsx` loads it when the first one opens. */
export function DialogWindow({
  open,
  onClose,
  title,
  hideTitle,
  footer,
  size = 'm',
  height,
  dismissible = true,
  role = 'dialog',
  children,
}: DialogProps) {
  const t = useSharedT()
  const popup = useRef<HTMLDivElement>(null)
  // Escape pressed in a frame goes to the frame's own page, so a frame does not get the focus by itself.
  const firstFocus = () => (popup.current?.querySelector('iframe') ? popup.current : true)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(_, details) => {
        const byEscape = details.reason === 'escape-key'
        if ((byEscape && !dismissible) || isOnToast(details.event)) details.cancel()
        else onClose()
      }}
    >
      <Base.Portal>
        <Backdrop />
        <Viewport $size={size}>
          <Popup ref={popup} $size={size} $height={height} role={role} aria-modal initialFocus={firstFocus}>
            <Inside open={open} title={title} hideTitle={hideTitle} footer={footer}>
              {children}
            </Inside>
            {dismissible ? (
              <Corner>
                <Base.Close render={<IconButton label={t('common.close')} icon={<X aria-hidden />} size="m" />} />
              </Corner>
            ) : null}
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
