import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import type { PageContext } from '@campus/contracts/module'
import { CallError } from '@campus/http/errors'
import { BackButton } from '@campus/ui/back-button'
import { Container } from '@campus/ui/layout'
import { ErrorState } from '@campus/ui/states'
import { media, size, space } from '@campus/ui/tokens'

import { abovePath } from '../common/paths'
import { useT } from '../messages'
import { AttemptHistory } from './AttemptHistory'
import { parseHomeworkAddress, type CompleteAddress } from './homework.model'
import { introQuery } from './homework.queries'
import { Intro, IntroSkeleton } from './Intro'

/** Starts the homework's query while the page's code arrives. */
export function loader({ url, queryClient }: PageContext): void {
  const address = parseHomeworkAddress(url.searchParams)
  if (address.kind === 'complete') void queryClient.prefetchQuery(introQuery(address))
}

/** What a homework asks for, the way into it, and how it went before. */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  const address = parseHomeworkAddress(query)
  return (
    <Column>
      <BackButton above={abovePath(query)} />
      <Body>
        {address.kind === 'complete' ? (
          <Homework address={address} />
        ) : (
          <ErrorState title={t('homework.incomplete')} hint={t('homework.incomplete.hint')} />
        )}
      </Body>
    </Column>
  )
}

function Homework({ address }: { address: CompleteAddress }) {
  const intro = useQuery(introQuery(address))
  if (intro.data) {
    return (
      <>
        <Intro intro={intro.data} />
        {address.isExternal ? null : <AttemptHistory workId={intro.data.workId} />}
      </>
    )
  }
  if (intro.isPending) return <IntroSkeleton />
  const traceId = intro.error instanceof CallError ? intro.error.traceId : undefined
  return <ErrorState onRetry={() => void intro.refetch()} retrying={intro.isFetching} traceId={traceId} />
}

/** Narrower than the page's column: it is read line by line. */
const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  max-width: calc(${size.content} * 0.7);
  padding-block: ${space[8]} ${space[20]};

  @media ${media.phone} {
    padding-block: ${space[4]} ${space[12]};
  }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  width: 100%;

  @media ${media.phone} {
    gap: ${space[6]};
  }
`
