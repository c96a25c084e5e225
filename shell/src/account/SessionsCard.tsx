import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { WaitingBlock } from '@campus/calls/block'
import { Button } from '@campus/ui/button'
import { Card } from '@campus/ui/card'
import { ConfirmDialog } from '@campus/ui/dialog'
import { Section } from '@campus/ui/layout'
import { SkeletonText } from '@campus/ui/skeleton'

import { accountQuery } from './account.queries'
import { Muted } from './account.styles'
import { useT } from './messages'
import { useEndSessions } from './use-end-sessions'

/** At how many places one is signed in, and the end of all of them. */
export function SessionsCard() {
  const t = useT()
  const account = useQuery(accountQuery())
  const [isAsking, setAsking] = useState(false)
  const endSessions = useEndSessions()
  return (
    <Card padding="l">
      <Section title={t('account.sessions')}>
        <WaitingBlock query={account} skeleton={<SkeletonText lines={2} />}>
          {({ sessions: n }) => (
            <Muted>{n > 1 ? t('account.sessions.count', { n }) : t('account.sessions.only')}</Muted>
          )}
        </WaitingBlock>
        <div>
          <Button onClick={() => setAsking(true)}>{t('account.sessions.end')}</Button>
        </div>
      </Section>
      <ConfirmDialog
        open={isAsking}
        title={t('account.sessions.end.title')}
        okText={t('account.sessions.end')}
        tone="danger"
        onConfirm={async () => {
          await endSessions()
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      >
        {t('account.sessions.end.what')}
      </ConfirmDialog>
    </Card>
  )
}
