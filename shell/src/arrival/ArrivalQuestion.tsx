import { ConfirmDialog } from '@campus/ui/dialog'

import { stay, type Waiting } from '../session/arrival'
import { useT } from './messages'
import { ownLabel, strangersLabel } from './person-label'
import { switchPerson } from './switch-person'

/** Asks the signed-in person whether another account may replace theirs. */
export function ArrivalQuestion({ arrival, current }: Pick<Waiting, 'arrival' | 'current'>) {
  const t = useT()
  return (
    <ConfirmDialog
      open
      title={t('arrival.title')}
      okText={t('arrival.switch')}
      cancelText={t('arrival.stay')}
      onConfirm={switchPerson}
      onCancel={stay}
    >
      <p>{t('arrival.question', { current: ownLabel(current), arriving: strangersLabel(arrival.user) })}</p>
      <p>{t('arrival.warning')}</p>
    </ConfirmDialog>
  )
}
