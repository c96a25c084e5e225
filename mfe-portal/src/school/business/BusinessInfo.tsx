import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Building2, Globe, MapPinned, UsersRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import type { BuSchoolInfo, SchoolInfo } from '@campus/contracts/school'
import { ApiError } from '@campus/http/errors'
import { Button } from '@campus/ui/button'
import { VisuallyHidden } from '@campus/ui/layout'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { externalUrl } from '../../common/external-url'
import { useT } from '../../messages'
import { businessesQuery } from '../school.queries'
import { businessNames, projectRegion, trainingInstitution } from './business.model'

const Facts = styled.dl`
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
`

const FactRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[3]};
  align-content: start;

  & > svg {
    grid-row: span 2;
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 2px;
    color: ${color.accentText};
  }
`

const Label = styled.dt`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Value = styled.dd`
  font: ${weight.medium} ${text.m} ${font.sans};
  overflow-wrap: anywhere;

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

/** What the school does, for whom and where. */
export function BusinessInfo({ school, business }: BusinessInfoProps) {
  const t = useT()
  const institution = trainingInstitution(business, school)
  return (
    <Facts>
      <Fact icon={BriefcaseBusiness} label={t('school.business.type')}>
        <BusinessTypes codes={business.serviceAttribute} />
      </Fact>
      <Fact icon={UsersRound} label={t('school.business.crowd')}>
        {business.crowd || t('common.none')}
      </Fact>
      <Fact icon={MapPinned} label={t('school.business.region')}>
        {projectRegion(business) || t('common.none')}
      </Fact>
      <Fact icon={Globe} label={t('school.business.website')}>
        <Website address={business.website} />
      </Fact>
      {institution === '' ? null : (
        <Fact icon={Building2} label={business.trainingInstitutionsName || t('school.org.default.training')}>
          {institution}
        </Fact>
      )}
    </Facts>
  )
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <FactRoot>
      <Icon aria-hidden />
      <Label>{label}</Label>
      <Value>{children}</Value>
    </FactRoot>
  )
}

function BusinessTypes({ codes }: { codes: readonly string[] }) {
  const t = useT()
  const businesses = useQuery(businessesQuery(codes))
  if (businesses.isError) {
    const words = businesses.error instanceof ApiError ? businesses.error.message : ''
    return (
      <span role="alert">
        {words || t('school.business.failed')}{' '}
        <Button variant="text" loading={businesses.isFetching} onClick={() => void businesses.refetch()}>
          {t('common.retry')}
        </Button>
      </span>
    )
  }
  // Offline they are still to come; without codes there is nothing to come.
  if (businesses.isPending && codes.length > 0) {
    return (
      <SkeletonRegion>
        <SkeletonText last="70%" />
      </SkeletonRegion>
    )
  }
  return businessNames(codes, businesses.data ?? []).join(t('school.joint')) || t('common.none')
}

/** A link where the address may be opened, else the address to read. */
function Website({ address }: { address: string }) {
  const t = useT()
  const url = externalUrl(address)
  if (url === '') return address || t('common.none')
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {address}
      <VisuallyHidden>{t('ui.newWindow')}</VisuallyHidden>
    </a>
  )
}
