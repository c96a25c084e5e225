import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { useSession } from '@campus/session/session-store'
import { ButtonLink } from '@campus/ui/button'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { media, space } from '@campus/ui/tokens'

import { useSendWaitingSigns } from '../common/attendance/use-send-waiting-signs'
import { useSendUnsaved } from '../common/unsaved-playback/use-send-unsaved'
import { ClassList } from './ClassList'
import { useT } from './messages'
import { mineAddress } from './mine.model'
import { classesQuery, learnerOf, mobileProofQuery, periodsQuery } from './mine.queries'
import { PeriodList } from './PeriodList'
import { ProofNote } from './ProofNote'
import { ViewSwitch } from './ViewSwitch'

/** The learner's classes and class periods. */
export const { Component, loader, queries } = definePage({
  queries: ({ query, session }) => {
    const { userId, view, type, page } = mineAddress.parse(query)
    const learner = learnerOf(session, userId)
    return [view === 'class' ? classesQuery(learner) : periodsQuery(learner, type, page), mobileProofQuery(learner)]
  },
  Component: MinePage,
})

function MinePage() {
  const t = useT()
  const { values, go, hrefOf } = useAddress(mineAddress)
  const session = useSession((state) => state)
  const learner = learnerOf(session, values.userId)
  useSendWaitingSigns()
  useSendUnsaved()
  return (
    <Root>
      <PageHead
        title={t('study.page.mine')}
        actions={
          <Actions>
            <ButtonLink variant="text" to="/order/mine">
              {t('study.mine.orders')}
            </ButtonLink>
            <ViewSwitch view={values.view} hrefOf={hrefOf} />
          </Actions>
        }
      />
      <ProofNote learner={learner} />
      {values.view === 'class' ? (
        <ClassList learner={learner} address={values} onGo={go} />
      ) : (
        <PeriodList learner={learner} address={values} onGo={go} />
      )}
    </Root>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`

const Root = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[10]} ${space[16]};

  @media ${media.phone} {
    gap: ${space[4]};
    padding-block: ${space[6]} ${space[10]};
  }
`
