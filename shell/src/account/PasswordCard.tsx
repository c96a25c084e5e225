import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { WaitingBlock } from '@campus/calls/block'
import { Button } from '@campus/ui/button'
import { Card } from '@campus/ui/card'
import { Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'

import { proofKind } from './account.model'
import { accountQuery } from './account.queries'
import { Muted } from './account.styles'
import { useT } from './messages'
import { PasswordForm } from './PasswordForm'

/** Whether there is a password, and the form for another. */
export function PasswordCard({ mobile }: { mobile: string }) {
  const t = useT()
  const account = useQuery(accountQuery())
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  return (
    <Card padding="l">
      <Section title={t('account.password')}>
        <WaitingBlock query={account} skeleton={<SkeletonText lines={2} />}>
          {(known) => {
            const proof = proofKind(known)
            if (proof === null) return <Muted>{t('account.password.askSchool')}</Muted>
            return (
              <>
                <Muted>{t(known.hasPassword ? 'account.password.has' : 'account.password.hasNone')}</Muted>
                <div>
                  <Button aria-expanded={isOpen} aria-controls={formId} onClick={() => setOpen(!isOpen)}>
                    {t(known.hasPassword ? 'account.password.change' : 'account.password.setFirst')}
                  </Button>
                </div>
                <div id={formId} hidden={!isOpen}>
                  {isOpen ? <PasswordForm mobile={mobile} proof={proof} onDone={() => setOpen(false)} /> : null}
                </div>
              </>
            )
          }}
        </WaitingBlock>
      </Section>
    </Card>
  )
}
