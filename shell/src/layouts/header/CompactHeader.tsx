import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { ErrorState } from '@campus/ui/states'

import { Loaded } from '../../common/Loaded'
import { CompactBar } from './CompactBar'
import { UserLogin } from './HeaderActions'
import { LearningLink } from './LearningLink'
import { SchoolIdentity } from './SchoolIdentity'
import { SchoolUserMenu } from './SchoolUserMenu'

const loadCompactMenu = async () => (await import('./CompactMenu')).CompactMenu

/** The school's header on a narrow screen. */
export function CompactHeader() {
  const user = useSession(currentUser)
  return (
    <CompactBar
      identity={<SchoolIdentity logoSize={36} />}
      action={
        user === null ? (
          <UserLogin size="s" />
        ) : (
          <>
            <LearningLink />
            <SchoolUserMenu user={user} compact />
          </>
        )
      }
    >
      <Loaded load={loadCompactMenu} instead={<ErrorState />}>
        {(CompactMenu) => <CompactMenu />}
      </Loaded>
    </CompactBar>
  )
}
