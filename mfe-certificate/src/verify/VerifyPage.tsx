import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { media, space } from '@campus/ui/tokens'

import { CodeEntry } from './CodeEntry'
import { useT } from './messages'
import { VerdictBanner } from './VerdictBanner'
import { OfCode, Verified } from './Verified'
import { readFragment } from './verify.model'

/** Verifies the certificate of a link, a QR code, a typed code or a saved credential. */
export const { Component, loader, queries } = definePage({ queries: () => [], Component: VerifyPage })

function VerifyPage() {
  const t = useT()
  const { hash } = useLocation()
  return (
    <Screen>
      <PageHead title={t('verify.title')} lead={t('verify.lead')} />
      <Outcome key={hash} hash={hash} />
    </Screen>
  )
}

function Outcome({ hash }: { hash: string }) {
  const fragment = readFragment(hash)
  if (fragment === null) {
    return (
      <>
        {hash.length > 1 ? <VerdictBanner verdict="broken" /> : null}
        <CodeEntry />
      </>
    )
  }
  return fragment.kind === 'code' ? <OfCode code={fragment.code} /> : <Verified opened={fragment.opened} code="" />
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
