import type { ReactNode } from 'react'

import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'

import { LoadingBar } from '../feedback/loading-bar'
import { useLoaded } from '../hooks/use-loaded'
import { useOnce } from '../hooks/use-once'
import type { DialogProps } from './dialog-window'

export type { DialogProps } from './dialog-window'

/** The primitive of Base UI is 26 KB, more than any page's share of this package; most visits open no dialog. */
const loadWindow = async () => (await import('./dialog-window')).DialogWindow

/** A modal window: focus stays in it and returns after, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  // Opening requests the code again if loading it in advance failed.
  const ahead = useLoaded(loadWindow, props.ready ?? false)
  // Stays mounted after the first opening, so that closing can fade.
  const opened = useLoaded(loadWindow, props.open)
  if (opened.error) throw opened.error
  const DialogWindow = opened.part ?? ahead.part
  if (DialogWindow) return <DialogWindow {...props} />
  // Reacts to the press at once while the window's code loads.
  return <LoadingBar active={props.open} />
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'ready'> {
  open: boolean
  title: ReactNode
  /** The consequence, in a sentence. */
  children?: ReactNode
  okText?: string
  cancelText?: string
  /** `danger` when it cannot be undone. */
  tone?: 'primary' | 'danger'
  /**
   * The dialog is busy until the promise settles; the owner then closes it or leaves it open. The action
   * handles its own failures: a rejection is a defect.
   */
  onConfirm: () => void | Promise<void>
  onCancel: () => void
}

/** A question with two answers. */
export function ConfirmDialog({
  open,
  ready,
  title,
  children,
  okText,
  cancelText,
  tone = 'primary',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useSharedT()
  const [confirm, busy] = useOnce(onConfirm)

  return (
    <Dialog
      open={open}
      ready={ready}
      onClose={onCancel}
      title={title}
      size="s"
      role="alertdialog"
      dismissible={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {cancelText ?? t('common.cancel')}
          </Button>
          <Button variant={tone} loading={busy} onClick={() => void confirm()}>
            {okText ?? t('common.ok')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
