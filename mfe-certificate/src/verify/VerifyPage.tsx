import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { media, space } from '@campus/ui/tokens'

import { useT } from './messages'
import { Outcome } from './Outcome'

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
