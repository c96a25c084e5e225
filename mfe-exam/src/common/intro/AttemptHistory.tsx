import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import type { WorkKind } from '@campus/contracts/exam-attempt'
import { formatDate, formatNumber } from '@campus/i18n/format'
import { SkeletonText } from '@campus/ui/skeleton'
import { Tag } from '@campus/ui/tag'
import { color, font, motion, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import type { WorkAddress } from '../work-address.model'
import { logPath, newestFirst, scoreOf, type Log } from './intro.model'
import { homeworkHistoryQuery, testHistoryQuery } from './intro.queries'
import { Part } from './Part'

interface HistoryProps {
  kind: WorkKind
  workId: string
  address: WorkAddress
}

/** The learner's submitted attempts, newest first. */
export function AttemptHistory(props: HistoryProps) {
  const t = useT()
  return (
    <Part title={t('exam.history')}>
      {props.kind === 'homework' ? <AttemptsAtHomework {...props} /> : <AttemptsAtTest {...props} />}
    </Part>
  )
}

function AttemptsAtHomework({ workId, address }: HistoryProps) {
  return <Attempts kind="homework" workId={workId} history={useQuery(homeworkHistoryQuery(workId, address))} />
}

function AttemptsAtTest({ workId, address }: HistoryProps) {
  return <Attempts kind="test" workId={workId} history={useQuery(testHistoryQuery(workId, address))} />
}

interface AttemptsProps {
  kind: WorkKind
  workId: string
  history: UseQueryResult<Log[]>
}

function Attempts({ kind, workId, history }: AttemptsProps) {
  return (
    <QueryBlock query={history} skeleton={<SkeletonText lines={3} />}>
      {(all) => (
        <List>
          {newestFirst(all).map((log) => (
            <li key={log.id}>
              <AttemptLine kind={kind} log={log} workId={workId} />
            </li>
          ))}
        </List>
      )}
    </QueryBlock>
  )
}

function AttemptLine({ kind, log, workId }: { kind: WorkKind; log: Log; workId: string }) {
  const t = useT()
  const [query] = useSearchParams()
  const score = scoreOf(log)
  return (
    <Line to={logPath(kind, log, workId, query)}>
      <time>{formatDate(log.createdTime, 'second')}</time>
      {score === null ? null : <strong>{t('test.score', { n: score, score: formatNumber(score) })}</strong>}
      <Tag tone={log.status === 2 ? 'success' : 'warning'}>{t(`${kind}.status.${log.status}`)}</Tag>
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
