import { useSharedT } from '@campus/i18n/messages'
import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'

import { useCommonT } from './messages'

/** Says that the pressed item opens in the app only; both buttons close it. */
export function NotOpenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useCommonT()
  const shared = useSharedT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('common.pcNotOpen')}
      size="s"
      role="alertdialog"
      dismissible={false}
      footer={
        <>
          <Button onClick={onClose}>{shared('common.close')}</Button>
          <Button variant="primary" onClick={onClose}>
            {shared('common.ok')}
          </Button>
        </>
      }
    />
  )
}
