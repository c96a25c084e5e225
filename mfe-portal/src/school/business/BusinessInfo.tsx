import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Building2, Globe, MapPinned, UsersRound, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

import type { BuSchoolInfo, SchoolInfo } from '@campus/contracts/school'
import { ApiError } from '@campus/http/errors'
import { FactList } from '@campus/ui/fact-list'
import { NewWindowLink } from '@campus/ui/new-window-link'
import { OnceButton } from '@campus/ui/once-button'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { externalUrl } from '../../common/external-url'
import { useT } from '../messages'
import { businessesQuery } from '../school.queries'
import { businessNames, projectRegion, trainingInstitution } from './business.model'

const Facts = styled(FactList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space[6]} ${space[10]};
  padding: ${space[6]} ${space[8]};
  border-radius: ${radius.l};
  background: ${color.surfaceSunken};

  @media ${media.phone} {
    gap: ${space[4]};
    padding: ${space[5]} ${space[4]};
  }

  & > div {
    position: relative;
    padding-inline-start: ${space[8]};
  }
  svg {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 0;
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.accentText};
  }
  dd {
    font: ${weight.medium} ${text.m} ${font.sans};
  }
  a {
    color: ${color.accentText};
  }
  a:hover {
    text-decoration: underline;
  }
`

interface BusinessInfoProps {
  school: SchoolInfo
  business: BuSchoolInfo
}

/** The school's business: subject, audience and region. */
export function BusinessInfo({ school, business }: BusinessInfoProps) {
  const t = useT()
  const institution = trainingInstitution(business, school)
  const named = (Icon: LucideIcon, label: string) => (
    <>
      <Icon aria-hidden />
      <span>{label}</span>
    </>
  )
  return (
    <Facts
      facts={[
        {
          id: 'type',
          label: named(BriefcaseBusiness, t('school.business.type')),
          value: <BusinessTypes codes={business.serviceAttribute} />,
        },
        {
          id: 'crowd',
          label: named(UsersRound, t('school.business.crowd')),
          value: business.crowd || t('common.none'),
        },
        {
          id: 'region',
          label: named(MapPinned, t('school.business.region')),
          value: projectRegion(business) || t('common.none'),
        },
        {
          id: 'website',
          label: named(Globe, t('school.business.website')),
          value: <Website address={business.website} />,
        },
        {
          id: 'institution',
          label: named(Building2, business.trainingInstitutionsName || t('school.org.default.training')),
          value: institution,
        },
      ]}
    />
  )
}

function BusinessTypes({ codes }: { codes: readonly string[] }) {
  const t = useT()
  const businesses = useQuery(businessesQuery(codes))
  if (businesses.isError) {
    const words = businesses.error instanceof ApiError ? businesses.error.message : ''
    return (
      <span role="alert">
        <span>{words || t('school.business.failed')}</span>{' '}
        <OnceButton variant="text" action={() => businesses.refetch()}>
          {t('common.retry')}
        </OnceButton>
      </span>
    )
  }
  // While offline they stay loading; without codes nothing is requested.
  if (businesses.isPending && codes.length > 0) {
    return (
      <SkeletonRegion>
        <SkeletonText last="70%" />
      </SkeletonRegion>
    )
  }
  return <span>{businessNames(codes, businesses.data ?? []).join(t('school.joint')) || t('common.none')}</span>
}

/** A link if the address is safe to open, else its text. */
function Website({ address }: { address: string }) {
  const t = useT()
  const url = externalUrl(address)
  if (url === '') return <span>{address || t('common.none')}</span>
  return <NewWindowLink href={url}>{address}</NewWindowLink>
}
