import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { defineBlock, definePage } from '@campus/calls/page'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { SkeletonText } from '@campus/ui/skeleton'
import { media, space } from '@campus/ui/tokens'

import { VerificationCode } from '../common/VerificationCode'
import { CompareSheet } from './CompareSheet'
import { useT } from './messages'
import { VerdictBanner } from './VerdictBanner'
import { comparable, openFragment, type OpenedCredential } from './verify.model'
import { verificationQuery } from './verify.queries'

/** Verifies the certificate of a link or QR code. */
export const { Component, loader, queries } = definePage({ queries: () => [], Component: VerifyPage })

function VerifyPage() {
  const t = useT()
  const { hash } = useLocation()
  const opened = openFragment(hash)
  return (
    <Screen>
      <PageHead title={t('verify.title')} lead={t('verify.lead')} />
      {opened === null ? <VerdictBanner verdict="broken" /> : <Verified key={opened.jws} opened={opened} />}
    </Screen>
  )
}

interface VerdictProps {
  opened: OpenedCredential
}

/**
 * The certificate is in the address's fragment, which navigations do not pass on: its reads are declared where
 * it is known.
 */
const Verified = defineBlock({
  queries: (_, { opened }: VerdictProps) => [verificationQuery(opened)],
  Component: VerdictSheet,
})

function VerdictSheet({ opened }: VerdictProps) {
  const t = useT()
  const { data, refetch } = useQuery(verificationQuery(opened))
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('verify.checking')}>
        <SkeletonText lines={6} />
      </div>
    )
  }
  const { verdict, server } = data
  const subject = comparable(verdict, opened, server)
  const banner = <VerdictBanner verdict={verdict} issuer={opened.credential.issuer.name} onRetry={refetch} />
  if (subject === null) return banner
  return (
    <CompareSheet subject={subject} banner={banner}>
      <VerificationCode credential={opened.jws} />
    </CompareSheet>
  )
}

const Screen = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 880px;
  padding-block: ${space[12]} ${space[20]};

  @media ${media.phone} {
    padding-block: ${space[6]} ${space[12]};
  }
  @media print {
    padding: 0;
  }
`
