import {
  Award,
  BookOpen,
  Building2,
  CircleUserRound,
  ClipboardPen,
  GraduationCap,
  Handshake,
  House,
  Layers,
  Megaphone,
  Newspaper,
  School,
  Smartphone,
  Volume2,
  Wrench,
} from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { color, space, weight } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { ADDRESS } from '../../router/addresses.model'
import { useSite } from '../../site-context'
import { LegalTexts } from '../LegalTexts'
import { isAt } from '../nav/site-nav.model'
import { EntryGrid, MenuBody, MenuFoot, MenuHeading, MenuRow } from './compact-menu-parts'
import {
  useLearningEntries,
  usePageEntries,
  usePartnerEntries,
  useSchoolLogins,
  useServiceEntries,
  type EntryId,
  type HeaderEntry,
} from './entries'
import { institutionProperties } from './header.model'
import { LanguageSwitch } from './LanguageSwitch'
import { SchemeSwitch } from './SchemeSwitch'
import { SchoolLocation } from './SchoolLocation'
import { ViewCount } from './ViewCount'

const icons: Record<EntryId, typeof Award> = {
  'nav.home': House,
  'nav.projects': Layers,
  'nav.majors': GraduationCap,
  'nav.news': Newspaper,
  'nav.notices': Volume2,
  'nav.school': School,
  'nav.certificateLookup': Award,
  learning: BookOpen,
  account: CircleUserRound,
  practicalTraining: Wrench,
  exam: ClipboardPen,
  lookup: Award,
  app: Smartphone,
  institution: Building2,
  offlinePartner: Handshake,
  promotionPartner: Megaphone,
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};

  & > div {
    display: flex;
    gap: ${space[2]};
  }
  & dd {
    margin: 0;
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`

/** The pages, and everything of the wide header, for a screen that cannot show it at once. */
export function CompactMenu() {
  const t = useCommonT()
  const partnersId = useId()
  const { pathname } = useLocation()
  const { buSchoolInfo } = useSite()
  const user = useSession(currentUser)
  const schoolLogins = useSchoolLogins()
  const learning = useLearningEntries()
  const pages = usePageEntries()
  const services = useServiceEntries().filter(({ id }) => id !== 'lookup')
  const partners = usePartnerEntries()
  return (
    <MenuBody>
      <EntryGrid aria-label={t('header.pages')}>
        <Rows entries={learning} />
        {user === null ? null : <Row entry={{ id: 'account', label: t('nav.personalCenter'), to: ADDRESS.account }} />}
        {pages.map((entry) => (
          <Row key={entry.id} entry={entry} current={isAt(entry.to, pathname)} />
        ))}
      </EntryGrid>
      <EntryGrid aria-label={t('header.actions')}>
        {user === null ? <Rows entries={schoolLogins} /> : null}
        <Rows entries={services} />
      </EntryGrid>
      <EntryGrid aria-labelledby={partnersId}>
        <MenuHeading id={partnersId}>{t('shell.partnerLogin')}</MenuHeading>
        <Rows entries={partners} />
      </EntryGrid>
      <SchoolLocation />
      <Facts>
        {institutionProperties(buSchoolInfo).map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`header.school.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('header.views')}</dt>
          <dd>
            <ViewCount bare />
          </dd>
        </div>
      </Facts>
      <LegalTexts />
      <MenuFoot>
        <LanguageSwitch />
        <SchemeSwitch />
      </MenuFoot>
    </MenuBody>
  )
}

function Rows({ entries }: { entries: readonly HeaderEntry[] }) {
  return entries.map((entry) => <Row key={entry.id} entry={entry} />)
}

function Row({ entry, current }: { entry: HeaderEntry; current?: boolean }) {
  const Icon = icons[entry.id]
  return <MenuRow entry={entry} icon={<Icon aria-hidden />} {...(current !== undefined && { current })} />
}
