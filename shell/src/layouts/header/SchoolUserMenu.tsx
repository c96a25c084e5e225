import { useQuery } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'

import type { UserIdentity } from '@campus/session/session.model'

import { openOutside, useOutsideAddress } from '../../common/ExternalLink'
import { useCommonT } from '../../common/messages'
import { useSite } from '../../site-context'
import { personalCenterAddress } from './header.model'
import { onlineSchoolDomain } from './header.queries'
import { NewWindowLabel } from './NewWindowLabel'
import { UserMenu } from './UserMenu'

/** The person's menu on the school's own pages. It leads to the personal centre if the school has that app. */
export function SchoolUserMenu({ user, compact = false }: { user: UserIdentity; compact?: boolean }) {
  const t = useCommonT()
  const { settings } = useSite()
  const { data: domain } = useQuery(onlineSchoolDomain())
  const personalCenter = useOutsideAddress(personalCenterAddress(domain || settings.sites.onlineSchoolApp))
  const items =
    personalCenter === null
      ? []
      : [
          {
            id: 'personalCenter',
            label: <NewWindowLabel>{t('nav.personalCenter')}</NewWindowLabel>,
            icon: <CircleUserRound aria-hidden />,
            onSelect: () => openOutside(personalCenter),
          },
        ]
  return <UserMenu user={user} items={items} compact={compact} />
}
