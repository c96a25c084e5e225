import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { ButtonLink } from '@campus/ui/button'
import { EmptyState } from '@campus/ui/states'

import { ACCOUNT_PATH, LOOKUP_PATH } from '../common/paths'
import { useT } from './messages'

/** Why there may be none here, and the way to it. */
export function NoCertificates() {
  const t = useT()
  const isNamed = useSession((session) => (currentUser(session)?.realName ?? '') !== '')
  return (
    <EmptyState
      title={t('mine.empty')}
      hint={t(isNamed ? 'mine.empty.hint' : 'mine.empty.name')}
      action={
        <ButtonLink variant="primary" to={isNamed ? LOOKUP_PATH : ACCOUNT_PATH}>
          {t(isNamed ? 'mine.toLookup' : 'mine.toAccount')}
        </ButtonLink>
      }
    />
  )
}
