import { styled } from 'styled-components'

import type { PageContext } from '@campus/contracts/module'
import { sessionStore, useSession } from '@campus/session/session-store'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { media, space } from '@campus/ui/tokens'

import { useT } from '../messages'
import { ClassList } from './ClassList'
import { parseMineAddress } from './mine.model'
import { classesQuery, learnerOf, periodsQuery } from './mine.queries'
import { PeriodList } from './PeriodList'
import { useMineAddress } from './use-mine-address'
import { ViewSwitch } from './ViewSwitch'

/** Starts the list's query while the page's code arrives. */
export function loader({ url, queryClient }: PageContext): void {
  const learner = learnerOf(sessionStore.getState(), url.searchParams)
  const address = parseMineAddress(url.searchParams)
  if (address.view === 'class') void queryClient.prefetchQuery(classesQuery(learner))
  else void queryClient.prefetchQuery(periodsQuery(learner, address.type, address.page))
}

/** The learner's classes and class periods. */
export function Component() {
  const t = useT()
  const { address, query, go, hrefOf } = useMineAddress()
  const session = useSession((state) => state)
  const learner = learnerOf(session, query)
  return (
    <Root>
      <PageHead title={t('study.page.mine')} actions={<ViewSwitch view={address.view} hrefOf={hrefOf} />} />
      {address.view === 'class' ? (
        <ClassList learner={learner} address={address} onGo={go} />
      ) : (
        <PeriodList learner={learner} address={address} onGo={go} />
      )}
    </Root>
  )
}

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
