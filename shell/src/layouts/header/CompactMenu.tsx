import { Award, BookOpen, Building2, ClipboardPen, Handshake, Megaphone, Smartphone, Wrench } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { color, space, weight } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { useSite } from '../../site-context'
import { LegalTexts } from '../LegalTexts'
import { EntryGrid, MenuBody, MenuFoot, MenuHeading, MenuRow } from './compact-menu-parts'
import { useLearningEntries, usePartnerEntries, useSchoolLogins, useServiceEntries, type EntryId } from './entries'
import { institutionProperties } from './header.model'
import { LanguageSwitch } from './LanguageSwitch'
import { SchemeSwitch } from './SchemeSwitch'
import { SchoolLocation } from './SchoolLocation'
import { ViewCount } from './ViewCount'

const icons: Record<EntryId, typeof Award> = {
  learning: BookOpen,
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

/** Everything of the wide header, for a screen that cannot show it at once. */
export function CompactMenu() {
  const t = useCommonT()
  const partnersId = useId()
  const { buSchoolInfo } = useSite()
  const user = useSession(currentUser)
  const schoolLogins = useSchoolLogins()
  const learning = useLearningEntries()
  const services = useServiceEntries()
  const partners = usePartnerEntries()
  return (
    <MenuBody>
      <EntryGrid aria-label={t('header.actions')}>
        {[...(user === null ? schoolLogins : learning), ...services].map((entry) => {
          const Icon = icons[entry.id]
          return <MenuRow key={entry.id} entry={entry} icon={<Icon aria-hidden />} />
        })}
      </EntryGrid>
      <EntryGrid aria-labelledby={partnersId}>
        <MenuHeading id={partnersId}>{t('shell.partnerLogin')}</MenuHeading>
        {partners.map((entry) => {
          const Icon = icons[entry.id]
          return <MenuRow key={entry.id} entry={entry} icon={<Icon aria-hidden />} />
        })}
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
