import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import { useAddress } from '@campus/calls/use-address'
import type { BuSchoolInfo } from '@campus/contracts/school'
import { Section } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { EmptyState, ErrorState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'
import { space } from '@campus/ui/tokens'

import { BlockBoundary } from '../../common/blocks/BlockBoundary'
import { useT } from '../messages'
import { detailAddress, type DetailType } from '../school-address.model'
import { informationQuery } from '../school.queries'
import { CertificationOrganisations } from './CertificationOrganisations'
import { DEFAULT_PARTS, detailParts, partAt, type DetailPart } from './detail.model'
import { DetailTypes } from './DetailTypes'
import { InstitutionFacts } from './InstitutionFacts'

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
`

/** Longer lines are hard to read. */
const Reading = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 46em;
`

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-height: 240px;
`

/** The organisation detail: the project, the institution and the certification, each in parts. */
export function OrganisationDetail({ business }: { business: BuSchoolInfo }) {
  const t = useT()
  const { values, go, hrefOf } = useAddress(detailAddress)
  const { detail, part } = values
  const information = useQuery(informationQuery())
  const names: Record<DetailType, string> = {
    '0': t('school.detail.project'),
    '1': business.trainingInstitutionsName || t('school.org.default.training'),
    '2': business.certificationOrganizationTypeName || t('school.org.default.certification'),
  }
  return (
    <Section title={t('school.section.detail')}>
      <Body>
        <DetailTypes names={names} current={detail} hrefOf={hrefOf} />
        <WaitingBlock query={information} skeleton={<PartsSkeleton />}>
          {(told) => (
            <Parts
              label={t('school.detail.parts', { name: names[detail] })}
              parts={detailParts(
                told,
                detail,
                DEFAULT_PARTS[detail].map((id) => t(id)),
              )}
              asked={part}
              onChoose={(next) => go({ part: next }, { history: 'replace' })}
              business={detail === '1' ? business : null}
            />
          )}
        </WaitingBlock>
        {detail === '2' ? (
          <CertificationOrganisations title={names['2']} organisations={business.certificationOrganizationList} />
        ) : null}
      </Body>
    </Section>
  )
}

interface PartsProps {
  label: string
  parts: readonly DetailPart[]
  asked: number
  onChoose: (part: number) => void
  /** The school whose institution the first part describes; null for the other types. */
  business: BuSchoolInfo | null
}

function Parts({ label, parts, asked, onChoose, business }: PartsProps) {
  const t = useT()
  const at = partAt(parts, asked)
  const html = parts[at]?.html ?? ''
  const isIntroduction = business !== null && at === 0
  return (
    <Tabs
      label={label}
      items={parts.map(({ title }, index) => ({ value: String(index), label: title }))}
      value={String(at)}
      onChange={(value) => onChoose(Number(value))}
    >
      <Reading>
        {isIntroduction ? <InstitutionFacts business={business} /> : null}
        {html === '' ? (
          <EmptyState title={t('common.noContent')} />
        ) : (
          <BlockBoundary fallback={(reset) => <ErrorState onRetry={reset} />}>
            <RichText html={html} />
          </BlockBoundary>
        )}
      </Reading>
    </Tabs>
  )
}

function PartsSkeleton() {
  return (
    <Waiting>
      <Skeleton width="40%" height="1.5em" />
      <SkeletonText lines={5} />
    </Waiting>
  )
}
