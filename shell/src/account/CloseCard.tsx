import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import { Card } from '@campus/ui/card'
import { Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'

import { proofKind } from './account.model'
import { accountQuery } from './account.queries'
import { Muted } from './account.styles'
import { CloseForm } from './CloseForm'
import { useT } from './messages'
import { UnfoldingForm } from './UnfoldingForm'

/** What closing the account means, and the form that closes it. */
export function CloseCard({ mobile }: { mobile: string }) {
  const t = useT()
  const account = useQuery(accountQuery())
  return (
    <Card padding="l">
      <Section title={t('account.close')}>
        <Muted>{t('account.close.what')}</Muted>
        <WaitingBlock query={account} skeleton={<SkeletonText lines={1} />}>
          {(known) => {
            const kind = proofKind(known)
            if (kind === null) return <Muted>{t('account.close.askSchool')}</Muted>
            return (
              <UnfoldingForm label={t('account.close')}>
                {() => <CloseForm mobile={mobile} kind={kind} />}
              </UnfoldingForm>
            )
          }}
        </WaitingBlock>
      </Section>
    </Card>
  )
}
