import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import type { Brand } from '@campus/contracts/school'
import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { ButtonLink } from '@campus/ui/button'
import { Container } from '@campus/ui/layout'
import { color, font, size, space, text, weight } from '@campus/ui/tokens'

import { BrandMark } from '../../common/BrandMark'
import { useCommonT } from '../../common/messages'
import { useBrandName } from '../../common/use-brand-name'
import { useMedia } from '../../common/use-media'
import { ADDRESS, lookupAddress } from '../../router/addresses.model'
import { EntryGrid, MenuBody, MenuFoot, MenuRow } from './compact-menu-parts'
import { CompactBar } from './CompactBar'
import { useLearningEntries, type HeaderEntry } from './entries'
import { HeaderRoot, WIDE_HEADER } from './header-root'
import { signInAddress } from './header.model'
import { LanguageSwitch } from './LanguageSwitch'
import { LearningLink } from './LearningLink'
import { SchemeSwitch } from './SchemeSwitch'
import { SubtleLink } from './subtle-link'
import { UserMenu } from './UserMenu'

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  height: ${size.headerHeight};
`

const Identity = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  font: ${weight.bold} ${text.l} ${font.sans};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Labels = styled.p`
  display: flex;
  flex: 1;
  gap: ${space[4]};
  min-width: 0;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  white-space: nowrap;
`

const Actions = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`

const Switches = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[4]};
  color: ${color.textMuted};
`

/** The header of a partner's certificate site: the brand's mark, and one sign-in for every entry. */
export function PartnerHeader({ brand }: { brand: Brand }) {
  const t = useCommonT()
  const name = useBrandName(brand)
  const user = useSession(currentUser)
  const learning = useLearningEntries()
  const signIn = signInAddress(useLocation(), brand)
  const isWide = useMedia(WIDE_HEADER)
  const lookup: HeaderEntry = { id: 'lookup', label: t('nav.certificateLookup'), to: lookupAddress(brand) }
  // The brand has one sign-in for all roles.
  const before: HeaderEntry[] = [
    { id: 'practicalTraining', label: t('nav.practicalTrainingLogin'), to: signIn },
    { id: 'exam', label: t('nav.examLogin'), to: signIn },
  ]
  const institution: HeaderEntry = { id: 'institution', label: t('nav.institutionLogin'), to: signIn }

  const identity = (
    <Identity to={ADDRESS.home} aria-label={t('header.home', { school: name })}>
      <BrandMark brand={brand} size={isWide ? 40 : 36} />
      <span>{name}</span>
    </Identity>
  )
  const userLogin = (
    <ButtonLink variant="primary" size={isWide ? 'm' : 's'} to={signIn}>
      {t('nav.userLogin')}
    </ButtonLink>
  )
  const userMenu = user === null ? null : <UserMenu user={user} withMobile compact={!isWide} />
  const compactActions = userMenu && (
    <>
      <LearningLink />
      {userMenu}
    </>
  )
  const labels =
    user === null ? (
      <Labels>
        <span>{t('partner.label.projects')}</span>
        <span>{t('partner.label.distribution')}</span>
      </Labels>
    ) : null

  if (!isWide) {
    return (
      <CompactBar identity={identity} action={compactActions ?? userLogin}>
        <MenuBody>
          {labels}
          <EntryGrid aria-label={t('header.actions')}>
            {(user === null ? [...before, lookup, institution] : [...learning, lookup]).map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </EntryGrid>
          <MenuFoot>
            <LanguageSwitch />
            <SchemeSwitch />
          </MenuFoot>
        </MenuBody>
      </CompactBar>
    )
  }
  return (
    <HeaderRoot>
      <Row>
        {identity}
        {labels}
        <Actions aria-label={t('header.actions')}>
          {(user === null ? before : learning).map((entry) => (
            <SubtleLink key={entry.id} entry={entry} />
          ))}
          <SubtleLink entry={lookup} />
          {userMenu ?? (
            <>
              {userLogin}
              <SubtleLink entry={institution} />
            </>
          )}
        </Actions>
        <Switches>
          <LanguageSwitch />
          <SchemeSwitch />
        </Switches>
      </Row>
    </HeaderRoot>
  )
}
