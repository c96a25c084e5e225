import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import type { WorkLog } from '@campus/contracts/exam'
import { formatDate } from '@campus/i18n/format'
import { SkeletonText } from '@campus/ui/skeleton'
import { Tag } from '@campus/ui/tag'
import { color, font, motion, space, text, weight } from '@campus/ui/tokens'

import { attemptPath, type CompleteAddress } from './homework.model'
import { attemptsQuery } from './homework.queries'
import { useT } from './messages'
import { Part } from './Part'

interface AttemptsProps {
  workId: string
  address: CompleteAddress
}

/** The learner's submitted attempts, newest first. */
export function AttemptHistory(props: AttemptsProps) {
  const t = useT()
  return (
    <Part title={t('exam.history')}>
      <Attempts {...props} />
    </Part>
  )
}

function Attempts({ workId, address }: AttemptsProps) {
  const attempts = useQuery(attemptsQuery(workId, address))
  return (
    <QueryBlock query={attempts} skeleton={<SkeletonText lines={3} />}>
      {(all) => (
        <List>
          {all.map((attempt) => (
            <li key={attempt.id}>
              <AttemptLine attempt={attempt} workId={workId} />
            </li>
          ))}
        </List>
      )}
    </QueryBlock>
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
