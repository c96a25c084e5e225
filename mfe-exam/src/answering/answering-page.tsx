import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { definePage, type DefinedPage } from '@campus/calls/page'
import { ERROR_CODES } from '@campus/contracts/errors'
import type { WorkKind } from '@campus/contracts/exam-attempt'
import { ApiError, CallError } from '@campus/http/errors'
import { ButtonLink } from '@campus/ui/button'
import { Container } from '@campus/ui/layout'
import { Skeleton, SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { ErrorState, NotFoundState } from '@campus/ui/states'

import { stepsToIntro } from '../common/journey'
import { paperQuery } from '../common/paper.queries'
import { finishPath, introPath } from '../common/paths'
import { RunningReleaseContext } from '../common/running-release'
import { parseWorkAddress, type WorkAddress } from '../common/work-address.model'
import { Answering } from './Answering'
import type { HeldWork, UseAttempt } from './attempt'
import { useT } from './messages'
import { useOpening } from './use-opening'

/** The answering page of homework or tests, for any implementation of an attempt. */
export function answeringPage(
  kind: WorkKind,
  useAttempt: UseAttempt,
): DefinedPage & Required<Pick<DefinedPage, 'loader'>> {
  const Held: HeldWork = ({ work }) => {
    const [query] = useSearchParams()
    const { schoolId } = parseWorkAddress(query)
    return <Answering kind={kind} work={work} attempt={useAttempt(work.opened, work.paper, { schoolId })} />
  }
  return definePage({
    queries: ({ query }) => {
      const address = parseWorkAddress(query)
      return isComplete(address) ? [paperQuery(kind, address.workId, address, address.answerLogId)] : []
    },
    Component: ({ release }) => (
      <RunningReleaseContext value={release}>
        <AnsweringPage kind={kind} Held={Held} />
      </RunningReleaseContext>
    ),
  })
}

const isComplete = ({ workId, answerLogId }: WorkAddress): boolean => workId !== '' && answerLogId !== ''

interface PageProps {
  kind: WorkKind
  Held: HeldWork
}

/** An address without an attempt redirects to the intro. */
function AnsweringPage({ kind, Held }: PageProps) {
  const [query] = useSearchParams()
  const address = parseWorkAddress(query)
  if (!isComplete(address)) return <Navigate to={introPath(kind, query)} replace />
  return <Opened key={address.answerLogId} kind={kind} Held={Held} address={address} />
}

function Opened({ kind, Held, address }: PageProps & { address: WorkAddress }) {
  const t = useT()
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const { found, error, isRunning, retry } = useOpening(kind, address)
  if (found?.state === 'open') return <Held work={found.work} />
  if (found?.state === 'closed') {
    const ids = { workId: address.workId, answerLogId: found.answerLogId }
    // Replaces this history entry: the intro stays as many steps back as before.
    return <Navigate to={finishPath(kind, query, ids)} state={{ stepsToIntro: stepsToIntro(state) }} replace />
  }
  // Nothing stands around this page: it has a way out of its own.
  const out = <ButtonLink to={introPath(kind, query)}>{t('common.back')}</ButtonLink>
  if (error instanceof ApiError && error.code === ERROR_CODES.notFound) return <NotFoundState action={out} />
  if (error !== null) {
    return (
      <ErrorState
        action={out}
        hint={(error instanceof ApiError && error.message) || undefined}
        traceId={error instanceof CallError ? error.traceId : undefined}
        retrying={isRunning}
        onRetry={retry}
      />
    )
  }
  return (
    <Container>
      <SkeletonRegion>
        <Skeleton width="min(16em, 60%)" height="2rem" />
        <SkeletonText lines={8} />
      </SkeletonRegion>
    </Container>
  )
}
