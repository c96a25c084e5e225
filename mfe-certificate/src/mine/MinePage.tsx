import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { PageHead } from '@campus/ui/page-head'
import { SkeletonText } from '@campus/ui/skeleton'

import { ACCOUNT_PATH, HOME_PATH, OWN_PATH } from '../common/paths'
import { RecordSheet } from '../common/record/RecordSheet'
import { CertificateCard } from './CertificateCard'
import { useT } from './messages'
import { ownAddress } from './mine.model'
import { ownCertificatesQuery } from './mine.queries'
import { Cards, Page } from './mine.styles'
import { NoCertificates } from './NoCertificates'

/** The certificates that one has of this school, or one of them whole. */
export const { Component, loader, queries } = definePage({
  queries: () => [ownCertificatesQuery()],
  Component: MinePage,
})

function MinePage() {
  const t = useT()
  const { values } = useAddress(ownAddress)
  const own = useQuery(ownCertificatesQuery())
  const one = own.data?.find(({ key }) => key === values.certificate)
  const above = [
    { label: t('mine.home'), to: HOME_PATH },
    { label: t('mine.account'), to: ACCOUNT_PATH },
    { label: t('mine.title'), to: OWN_PATH },
  ]
  return (
    <Page>
      <PageHead
        title={t('mine.title')}
        above={<Breadcrumb items={one === undefined ? above : [...above, { label: one.record.number }]} />}
      />
      {one === undefined ? (
        <QueryBlock query={own} skeleton={<SkeletonText lines={8} />} empty={<NoCertificates />}>
          {(certificates) => (
            <Cards>
              {certificates.map((certificate) => (
                <li key={certificate.key}>
                  <CertificateCard certificate={certificate} />
                </li>
              ))}
            </Cards>
          )}
        </QueryBlock>
      ) : (
        <RecordSheet record={one.record} standing={t('mine.valid')} />
      )}
    </Page>
  )
}
