import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { followedBy } from '@campus/calls/declaration'
import { definePage, type DefinedPage } from '@campus/calls/page'
import { TogetherBlock } from '@campus/calls/together-block'
import type { WorkKind } from '@campus/contracts/exam-attempt'
import { BackButton } from '@campus/ui/back-button'
import type { Elements } from '@campus/ui/elements'
import { Container } from '@campus/ui/layout'
import { EmptyState, ErrorState } from '@campus/ui/states'
import { media, size, space } from '@campus/ui/tokens'

import { useTextReady } from '../content/use-text-ready'
import { useT } from '../messages'
import { paperQuery, workOf } from '../paper.queries'
import { abovePath } from '../paths'
import { RunningReleaseContext } from '../running-release'
import { parseWorkAddress, type WorkAddress } from '../work-address.model'
import { AttemptHistory } from './AttemptHistory'
import { Intro, IntroShape } from './Intro'
import { hasHistory, workSource } from './intro.model'
import { homeworkHistoryQuery, openAttemptQuery, testHistoryQuery, workQuery } from './intro.queries'

/** The intro of a homework or a test: its requirements, the start button and earlier attempts. */
export function introPage(kind: WorkKind): DefinedPage & Required<Pick<DefinedPage, 'loader'>> {
  const ofWork = (workId: string, address: WorkAddress) => [
    paperQuery(kind, workId, address),
    openAttemptQuery(workId, address),
    ...(hasHistory(address) ? [historyQueryOf(kind, workId, address)] : []),
  ]
  return definePage({
    queries: ({ query }) => {
      const address = parseWorkAddress(query)
      switch (workSource(kind, address)) {
        case 'classroom':
          return [followedBy(workQuery(kind, address), ({ id }) => ofWork(id, address))]
        case 'address':
          return ofWork(address.workId, address)
        case 'none':
          return []
      }
    },
    Component: ({ release }) => (
      <RunningReleaseContext value={release}>
        <IntroPage kind={kind} />
      </RunningReleaseContext>
    ),
  })
}

const historyQueryOf = (kind: WorkKind, workId: string, address: WorkAddress) =>
  kind === 'homework' ? homeworkHistoryQuery(workId, address) : testHistoryQuery(workId, address)

interface IntroPageProps {
  kind: WorkKind
}

function IntroPage({ kind }: IntroPageProps) {
  const [query] = useSearchParams()
  return (
    <Column>
      <BackButton above={abovePath(query)} />
      <Body>
        <Sourced kind={kind} address={parseWorkAddress(query)} />
      </Body>
    </Column>
  )
}

interface WorkProps extends IntroPageProps {
  address: WorkAddress
}

function Sourced({ kind, address }: WorkProps) {
  const t = useT()
  switch (workSource(kind, address)) {
    case 'classroom':
      return <WorkOfClassroom kind={kind} address={address} />
    case 'address':
      return <Work kind={kind} workId={address.workId} address={address} />
    case 'none':
      // A test's address may have only its work; without that either, there is no test.
      return kind === 'test' ? (
        <EmptyState />
      ) : (
        <ErrorState title={t('homework.incomplete')} hint={t('homework.incomplete.hint')} />
      )
  }
}

function WorkOfClassroom({ kind, address }: WorkProps) {
  const work = useQuery(workQuery(kind, address))
  const above = useWayUp()
  return (
    <QueryBlock query={work} skeleton={<IntroShape />} notFound={above}>
      {({ id }) => <Work kind={kind} workId={id} address={address} />}
    </QueryBlock>
  )
}

function Work({ kind, workId, address }: WorkProps & { workId: string }) {
  const paper = useQuery(paperQuery(kind, workId, address))
  // Without an answer the intro offers a start, which opens a running attempt all the same.
  const running = useQuery(openAttemptQuery(workId, address))
  const above = useWayUp()
  return (
    <QueryBlock query={paper} skeleton={<IntroShape />} notFound={above}>
      {(result) => {
        const { testName, unit } = workOf(result)
        return (
          <Told kind={kind} workId={workId} address={address} description={unit.description} running={running}>
            <Intro
              kind={kind}
              workId={workId}
              schoolId={address.schoolId}
              title={testName || unit.title}
              description={unit.description}
              minutes={kind === 'test' && !address.isExternal ? unit.unitTime : 0}
              running={running.data?.attempt ?? null}
            />
          </Told>
        )
      }}
    </QueryBlock>
  )
}

interface ToldProps extends WorkProps {
  workId: string
  /** HTML. */
  description: string
  running: Pick<UseQueryResult, 'isPending' | 'fetchStatus'>
  children: Elements
}

/** The intro and the earlier attempts below it, which come together. */
function Told({ kind, workId, address, description, running, children }: ToldProps) {
  const isPast = hasHistory(address)
  const history = useQueries({ queries: [{ ...historyQueryOf(kind, workId, address), enabled: isPast }] })
  return (
    <TogetherBlock queries={[...history, running]} isReady={useTextReady(description)} skeleton={<IntroShape />}>
      {children}
      {isPast ? <AttemptHistory kind={kind} workId={workId} address={address} /> : null}
    </TogetherBlock>
  )
}

/** Links for a work that does not exist. */
function useWayUp() {
  const t = useT()
  const [query] = useSearchParams()
  return { to: abovePath(query), label: t('common.back') }
}

/** Narrower than the page's column, for easier reading. */
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
