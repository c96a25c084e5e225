import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import type { WorkLog } from '@campus/contracts/exam'
import { CallError } from '@campus/http/errors'
import { formatDate } from '@campus/i18n/format'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { EmptyState, ErrorState } from '@campus/ui/states'
import { Tag } from '@campus/ui/tag'
import { color, font, motion, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { attemptPath } from './homework.model'
import { attemptsQuery, type Work } from './homework.queries'
import { Part } from './Part'

/** The learner's submitted attempts, newest first. */
export function AttemptHistory({ work }: { work: Work }) {
  const t = useT()
  return (
    <Part title={t('exam.history')}>
      <Attempts work={work} />
    </Part>
  )
}

function Attempts({ work }: { work: Work }) {
  const attempts = useQuery(attemptsQuery(work))
  if (attempts.isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    )
  }
  if (attempts.data === undefined) {
    const traceId = attempts.error instanceof CallError ? attempts.error.traceId : undefined
    return <ErrorState onRetry={() => void attempts.refetch()} retrying={attempts.isFetching} traceId={traceId} />
  }
  if (attempts.data.length === 0) return <EmptyState />
  return (
    <List>
      {attempts.data.map((attempt) => (
        <li key={attempt.id}>
          <AttemptLine attempt={attempt} workId={work.workId} />
        </li>
      ))}
    </List>
  )
}

function AttemptLine({ attempt, workId }: { attempt: WorkLog; workId: string }) {
  const t = useT()
  const [query] = useSearchParams()
  return (
    <Line to={attemptPath(attempt, workId, query)}>
      <time>{formatDate(attempt.createdTime, 'second')}</time>
      <Tag tone={attempt.status === 2 ? 'success' : 'warning'}>{t(`homework.status.${attempt.status}`)}</Tag>
      <ChevronRight aria-hidden />
    </Line>
  )
}

const List = styled.ol.attrs({ role: 'list' })`
  border-block-start: 1px solid ${color.border};
`

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.border};
  font: ${weight.regular} ${text.m} ${font.sans};
  transition: color ${motion.fast};

  & > time {
    flex: 1;
  }
  & > svg {
    width: 1.125rem;
    color: ${color.textSubtle};
  }
  &:hover {
    color: ${color.accentText};
  }
`
