import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'

import { useT } from './messages'

interface NoticeProps {
  /** The message; undefined while there is none. */
  children: string | undefined
  onClose: () => void
}

/** A dialog with one message and nothing to decide. */
export function Notice({ children, onClose }: NoticeProps) {
  const t = useT()
  return (
    <Dialog
      open={children !== undefined}
      onClose={onClose}
      title={t('study.today.rest.title')}
      size="s"
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('study.gotIt')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
