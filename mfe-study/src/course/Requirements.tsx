import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import { formatDate } from '@campus/i18n/format'
import { useServerNow } from '@campus/session/use-server-now'
import { Section } from '@campus/ui/layout'
import { ProgressBar } from '@campus/ui/progress-bar'
import { SkeletonText } from '@campus/ui/skeleton'
import { Tag } from '@campus/ui/tag'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import type { LearningPlace } from '../common/classroom-paths'
import { durationParts } from '../common/duration.model'
import { percentText, roundedPercent } from '../common/measures.model'
import { useCommonT } from '../common/messages'
import { periodState } from '../common/period.model'
import { StateTag } from '../common/StateTag'
import { targetsOf, type Target } from './course.model'
import { situationQuery, statisticsQuery } from './course.queries'
import { useT } from './messages'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** The course's study period, and what is required by its end. */
export function Requirements({ place }: { place: LearningPlace }) {
  const t = useT()
  const common = useCommonT()
  const situation = useQuery(situationQuery(place))
  const statistics = useQuery(statisticsQuery(place))
  const now = useServerNow(MINUTE_MS)
  return (
    <Section title={t('course.requirements')}>
      <WaitingBlock query={situation} skeleton={<SkeletonText lines={2} />}>
        {(times) => (
          <WaitingBlock query={statistics} skeleton={<SkeletonText lines={6} />}>
            {(asked) => {
              const targets = targetsOf(asked)
              const period = { start: times.learnStartTime, end: times.learnEndTime }
              const isEveryTargetMet = targets.every(({ isMet }) => isMet)
              return (
                <Root>
                  <Line>
                    <span>{t('course.studyPeriod')}</span>
                    <StateTag state={periodState(period, isEveryTargetMet, now)} />
                  </Line>
                  <p>
                    {common('study.dateRange', {
                      start: formatDate(times.learnStartTime, 'date') || common('study.unknown'),
                      end: formatDate(times.learnEndTime, 'date') || common('study.unknown'),
                    })}
                  </p>
                  {targets.map((target) => (
                    <TargetBar key={target.name} target={target} />
                  ))}
                </Root>
              )
            }}
          </WaitingBlock>
        )}
      </WaitingBlock>
    </Section>
  )
}

function TargetBar({ target: { name, done, total, percent, isMet } }: { target: Target }) {
  const t = useT()
  const common = useCommonT()
  const label = t(`course.target.${name}`)
  const amount = (value: number) =>
    name === 'studyTime' ? common('study.duration', durationParts(Math.floor(value / SECOND_MS))) : String(value)
  return (
    <div>
      <Line>
        <span>{label}</span>
        <small>{`${amount(done)} / ${amount(total)}`}</small>
        {isMet ? <Tag tone="success">{common('common.finished')}</Tag> : <small>{percentText(percent, 1)}</small>}
      </Line>
      <ProgressBar label={label} percent={roundedPercent(percent, 1)} words={percentText(percent, 1)} />
    </div>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  & > p {
    color: ${color.textMuted};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block-end: ${space[2]};

  & > :first-child {
    flex: 1;
    font: ${weight.medium} ${text.m} ${font.sans};
  }
  & > small {
    color: ${color.textMuted};
    font: ${weight.regular} ${text.s} ${font.sans};
  }
`
