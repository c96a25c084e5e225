import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { definePage, type DefinedPage } from '@campus/calls/page'
import type { CallResponse } from '@campus/contracts/call'
import type { getAttempt, WorkKind } from '@campus/contracts/exam-attempt'
import { formatNumber } from '@campus/i18n/format'
import { Button, ButtonLink } from '@campus/ui/button'
import { CircleCheck } from '@campus/ui/icons'
import { Container, Inline } from '@campus/ui/layout'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { attemptQuery } from '../common/attempt.queries'
import { stepsToIntro } from '../common/journey'
import { useT as useCommonT } from '../common/messages'
import { introPath, reviewPath } from '../common/paths'
import { parseWorkAddress } from '../common/work-address.model'
import { useT } from './messages'
import { NotArrived } from './NotArrived'
import { ReceiptFacts } from './ReceiptFacts'

/** The page after a submission, with its receipt. */
export function finishPage(kind: WorkKind): DefinedPage & Required<Pick<DefinedPage, 'loader'>> {
  return definePage({
    queries: ({ query }) => [attemptQuery(parseWorkAddress(query))],
    Component: () => <FinishPage kind={kind} />,
  })
}

interface FinishProps {
  kind: WorkKind
}

function FinishPage({ kind }: FinishProps) {
  const t = useT()
  const [query] = useSearchParams()
  const address = parseWorkAddress(query)
  const attempt = useQuery(attemptQuery(address))
  const intro = introPath(kind, query)
  if (address.answerLogId === '') return <Navigate to={intro} replace />
  return (
    <Column>
      <QueryBlock query={attempt} skeleton={<Waiting />} notFound={{ to: intro, label: t('common.back') }}>
        {(found) =>
          found.state === 'open' ? <Navigate to={intro} replace /> : <Finished kind={kind} attempt={found} />
        }
      </QueryBlock>
    </Column>
  )
}

function Finished({ kind, attempt }: FinishProps & { attempt: CallResponse<typeof getAttempt> }) {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const { workId, answerLogId } = parseWorkAddress(query)
  // The server says who marks: it opens a work only under an address of its kind.
  const isAwaited = attempt.markedBy === 'teacher' && !attempt.reviewable
  const steps = stepsToIntro(state)
  const leave = () => void (steps > 0 ? navigate(-steps) : navigate(introPath(kind, query), { replace: true }))
  return (
    <>
      <Done aria-hidden />
      <Title>{t(`${kind}.finished`)}</Title>
      {isAwaited ? <Lead>{t(`${kind}.manualMarking`)}</Lead> : null}
      <Points {...attempt} />
      <Inline gap={3} justify="center">
        {isAwaited ? null : (
          <ButtonLink
            variant="primary"
            size="l"
            to={reviewPath(kind, query, { workId: workId || attempt.workId, answerLogId })}
          >
            {t(`${kind}.viewCompleted`)}
          </ButtonLink>
        )}
        <Button size="l" onClick={leave}>
          {t('common.back')}
        </Button>
      </Inline>
      <NotArrived answerLogId={attempt.answerLogId} />
      {attempt.receipt === null ? null : <ReceiptFacts receipt={attempt.receipt} />}
    </>
  )
}

/** The points of work that is marked; without a total, as an older server answers, the points alone. */
function Points({ score, points }: Pick<CallResponse<typeof getAttempt>, 'score' | 'points'>) {
  const t = useT()
  const tCommon = useCommonT()
  if (score === null) return null
  return (
    <ScoreLine>
      <Score>{tCommon('test.score', { n: score, score: formatNumber(score) })}</Score>
      {points === null ? null : <span>{t('finish.outOf', { n: points, points: formatNumber(points) })}</span>}
    </ScoreLine>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton width="4rem" height="4rem" round />
      <SkeletonText lines={2} />
    </>
  )
}

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[5]};
  max-width: 44rem;
  padding-block: ${space[20]};
  text-align: center;

  @media ${media.phone} {
    padding-block: ${space[10]};
  }
`

const Done = styled(CircleCheck)`
  width: 4rem;
  height: 4rem;
  color: ${color.successText};
  stroke-width: 1.25;
`

const Title = styled.h1`
  font: ${weight.bold} ${text.xxl} ${font.sans};
`

const ScoreLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: ${space[3]};
  color: ${color.textMuted};
`

const Score = styled.strong`
  color: ${color.text};
  font: ${weight.bold} ${text.xxl} ${font.sans};
`

const Lead = styled.p`
  max-width: 30em;
  color: ${color.textMuted};
`
