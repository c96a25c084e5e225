import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import { Card } from '@campus/ui/card'
import { Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'

import { proofKind } from './account.model'
import { accountQuery } from './account.queries'
import { Muted } from './account.styles'
import { useT } from './messages'
import { PasswordForm } from './PasswordForm'
import { UnfoldingForm } from './UnfoldingForm'

/** Whether there is a password, and the form for another. */
export function PasswordCard({ mobile }: { mobile: string }) {
  const t = useT()
  const account = useQuery(accountQuery())
  return (
    <Card padding="l">
      <Section title={t('account.password')}>
        <WaitingBlock query={account} skeleton={<SkeletonText lines={2} />}>
          {(known) => {
            const kind = proofKind(known)
            if (kind === null) return <Muted>{t('account.password.askSchool')}</Muted>
            return (
              <>
                <Muted>{t(known.hasPassword ? 'account.password.has' : 'account.password.hasNone')}</Muted>
                <UnfoldingForm label={t(known.hasPassword ? 'account.password.change' : 'account.password.setFirst')}>
                  {(fold) => <PasswordForm mobile={mobile} kind={kind} onDone={fold} />}
                </UnfoldingForm>
              </>
            )
          }}
        </WaitingBlock>
      </Section>
    </Card>
  )
}
