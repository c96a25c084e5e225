import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'

import type { UserIdentity } from '@campus/session/session.model'

import { openOutside, useOutsideAddress } from '../../common/ExternalLink'
import { useCommonT } from '../../common/messages'
import { useSite } from '../../site-context'
import { personalCenterAddress } from './header.model'
import { onlineSchoolDomain } from './header.queries'
import { NewWindowLabel } from './NewWindowLabel'
import { UserMenu } from './UserMenu'

/** The person's menu on the school's own pages. Of a school with an app it leads to the personal centre there, too. */
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
            id: 'appPersonalCenter',
            label: <NewWindowLabel>{t('nav.appPersonalCenter')}</NewWindowLabel>,
            icon: <Smartphone aria-hidden />,
            onSelect: () => openOutside(personalCenter),
          },
        ]
  return <UserMenu user={user} items={items} compact={compact} />
}
