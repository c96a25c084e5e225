import { ConfirmDialog } from '@campus/ui/dialog'

import { useCommonT } from '../../common/messages'
import { useSignOut } from './use-sign-out'

/** Asks before it ends the session. */
export function SignOutDialog({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  const t = useCommonT()
  const signOut = useSignOut()
  return (
    <ConfirmDialog open={open} title={t('logout.title')} onConfirm={signOut} onCancel={onCancel}>
      {t('logout.confirm')}
    </ConfirmDialog>
  )
}
