import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { ButtonLink } from '@campus/ui/button'
import { space } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { useLearningEntries, useSchoolLogins, useServiceEntries } from './entries'
import { signInAddress } from './header.model'
import { SchoolUserMenu } from './SchoolUserMenu'
import { SubtleLink } from './subtle-link'

const Row = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};

  /* The words, not their press areas, align with the column. */
  margin-inline-end: -${space[3]};

  & > :first-child {
    margin-inline-end: ${space[1]};
  }
`

/** The actions of every page. For a signed-in person the person's menu replaces the sign-in links. */
export function HeaderActions() {
  const t = useCommonT()
  const user = useSession(currentUser)
  const schoolLogins = useSchoolLogins()
  const learning = useLearningEntries()
  const services = useServiceEntries()
  return (
    <Row aria-label={t('header.actions')}>
      {user === null ? <UserLogin /> : <SchoolUserMenu user={user} />}
      {[...(user === null ? schoolLogins : learning), ...services].map((entry) => (
        <SubtleLink key={entry.id} entry={entry} />
      ))}
    </Row>
  )
}

/** Leads to the login page, with a way back to the current page. */
export function UserLogin({ size = 'm' }: { size?: 's' | 'm' }) {
  const t = useCommonT()
  const brand = useSession(activeBrand)
  const here = useLocation()
  return (
    <ButtonLink variant="primary" size={size} to={signInAddress(here, brand)}>
      {t('nav.userLogin')}
    </ButtonLink>
  )
}
