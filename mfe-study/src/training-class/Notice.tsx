import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'

import { useT } from './messages'

interface NoticeProps {
  /** What is said; undefined while there is nothing to say. */
  children: string | undefined
  onClose: () => void
}

/** A sentence that asks for nothing but to be read. */
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
