import { Link } from 'react-router-dom'

import type { OutsideAddress } from '@campus/contracts/outside-address'
import { hasSitePage } from '@campus/contracts/site-pages'
import { useSession } from '@campus/session/session-store'
import { activeBrand } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import type { Elements } from '@campus/ui/elements'

import { ExternalLink, useOutsideAddress } from '../../common/ExternalLink'
import { useCommonT } from '../../common/messages'
import { ADDRESS, lookupAddress } from '../../router/addresses.model'
import { useSite } from '../../site-context'
import { openEntries, type PageLabel } from '../nav/site-nav.model'

/** A link of the header, inside or outside the site. The header decides how it looks. */
export type HeaderEntry = { readonly id: EntryId; readonly label: string } & (
  { readonly to: string } | { readonly outside: OutsideAddress }
)

export type EntryId =
  | PageLabel
  | 'learning'
  | 'account'
  | 'practicalTraining'
  | 'exam'
  | 'lookup'
  | 'app'
  | 'institution'
  | 'offlinePartner'
  | 'promotionPartner'

/** The public pages that the site has. */
export function usePageEntries(): (HeaderEntry & { readonly to: string })[] {
  const t = useCommonT()
  const { moduleMap } = useSite()
  return openEntries(moduleMap, lookupAddress(useSession(activeBrand))).map(({ label, to }) => ({
    id: label,
    label: t(label),
    to,
  }))
}

/** The school's other sign-ins, each only if the school has an address for it. */
export function useSchoolLogins(): HeaderEntry[] {
  const t = useCommonT()
  const { buSchoolInfo } = useSite()
  return [
    ...outside(
      'practicalTraining',
      t('nav.practicalTrainingLogin'),
      useOutsideAddress(buSchoolInfo.practicalTrainingLoginUrl),
    ),
    ...outside('exam', t('nav.examLogin'), useOutsideAddress(buSchoolInfo.examLoginUrl)),
  ]
}

/** A signed-in person's classes, if the site has their page. */
export function useLearningEntries(): HeaderEntry[] {
  const t = useCommonT()
  const { moduleMap } = useSite()
  const user = useSession(currentUser)
  if (user === null || !hasSitePage(moduleMap, ADDRESS.myLearning)) return []
  return [{ id: 'learning', label: t('nav.myLearning'), to: ADDRESS.myLearning }]
}

/** The links in the header that visitors and signed-in people share. */
export function useServiceEntries(): HeaderEntry[] {
  const t = useCommonT()
  const brand = useSession(activeBrand)
  return [
    { id: 'lookup', label: t('nav.certificateLookup'), to: lookupAddress(brand) },
    { id: 'app', label: t('nav.downloadApp'), to: ADDRESS.studentLogin },
  ]
}

/** Links for people who work with the school; outside ones only if the operator has configured them. */
export function usePartnerEntries(): HeaderEntry[] {
  const t = useCommonT()
  const { sites } = useSite().settings
  return [
    ...outside('institution', t('nav.institutionLogin'), useOutsideAddress(sites.operationsBackEnd)),
    ...outside('offlinePartner', t('nav.offlinePartnerLogin'), useOutsideAddress(sites.offlinePartner)),
    { id: 'promotionPartner', label: t('nav.promotionPartnerLogin'), to: ADDRESS.promotion },
  ]
}

function outside(id: EntryId, label: string, address: OutsideAddress | null): HeaderEntry[] {
  return address === null ? [] : [{ id, label, outside: address }]
}

interface EntryLinkProps {
  entry: HeaderEntry
  className?: string
  icon?: Elements
  /** The entry of the page that is shown. */
  current?: boolean
}

/** An entry drawn as a link. */
export function EntryLink({ entry, className, icon, current = false }: EntryLinkProps) {
  const content = (
    <>
      {icon}
      <span>{entry.label}</span>
    </>
  )
  if ('outside' in entry) {
    return (
      <ExternalLink href={entry.outside} {...(className !== undefined && { className })}>
        {content}
      </ExternalLink>
    )
  }
  return (
    <Link to={entry.to} className={className} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  )
}
