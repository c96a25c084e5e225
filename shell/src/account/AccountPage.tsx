import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { PageHead } from '@campus/ui/page-head'

import { useCommonT } from '../common/messages'
import { ADDRESS } from '../router/addresses.model'
import { Column, Columns, Page } from './account.styles'
import { CloseCard } from './CloseCard'
import { OwnThings } from './OwnThings'
import { PasswordCard } from './PasswordCard'
import { Person } from './Person'
import { ProfileCard } from './ProfileCard'
import { SessionsCard } from './SessionsCard'
import { usePersonKeptFresh } from './use-person-kept-fresh'

/** Who one is at this school, what one has here, and how one signs in. */
export function AccountPage() {
  const t = useCommonT()
  const user = useSession(currentUser)
  usePersonKeptFresh()
  // Just signed out: another page comes.
  if (user === null) return null
  return (
    <Page>
      <PageHead
        title={t('nav.personalCenter')}
        above={<Breadcrumb items={[{ label: t('nav.home'), to: ADDRESS.home }, { label: t('nav.personalCenter') }]} />}
      />
      <Columns>
        <Column>
          <Person user={user} />
          <OwnThings />
        </Column>
        <Column>
          <ProfileCard user={user} />
          <PasswordCard mobile={user.mobile} />
          <SessionsCard />
          <CloseCard mobile={user.mobile} />
        </Column>
      </Columns>
    </Page>
  )
}
