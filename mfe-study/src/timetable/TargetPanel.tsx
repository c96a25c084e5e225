import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import type { Finish } from '@campus/contracts/study-activity'
import { Inline, Section } from '@campus/ui/layout'
import { ProgressBar } from '@campus/ui/progress-bar'
import { SkeletonText } from '@campus/ui/skeleton'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { durationParts } from '../common/duration.model'
import { fixedPercent, roundedPercent } from '../common/measures.model'
import { useCommonT } from '../common/messages'
import type { ClassPlace } from '../common/paths'
import { StateTag } from '../common/StateTag'
import { useT } from './messages'
import { BARS, barsOf, defeatRate, targetStateOf, type AskedStretch, type BarName } from './timetable.model'
import { dutyQuery } from './timetable.queries'

interface TargetPanelProps {
  place: ClassPlace
  stretch: AskedStretch
  /** Epoch milliseconds. */
  now: number
}

/** The targets of the shown period, and how much of them is done. */
export function TargetPanel({ place, stretch, now }: TargetPanelProps) {
  const t = useT()
  const duties = useQuery(dutyQuery(place, stretch))
  return (
    <Panel title={t('study.time.target.title')}>
      <QueryBlock query={duties} skeleton={<SkeletonText lines={6} last="50%" />}>
        {(numbers) => {
          const bars = barsOf(numbers)
          return (
            <>
              <Inline gap={3}>
                <StateTag state={targetStateOf(numbers, stretch, now)} />
                <span>{t('study.time.defeat', { n: defeatRate(numbers) })}</span>
              </Inline>
              {BARS.map((name) => (
                <Bar key={name} name={name} finish={bars[name]} />
              ))}
            </>
          )
        }}
      </QueryBlock>
    </Panel>
  )
}

function Bar({ name, finish: { totalNum, finishNum } }: { name: BarName; finish: Finish }) {
  const t = useT()
  const common = useCommonT()
  const label = t(`study.time.target.${name}`)
  if (totalNum === 0) {
    return (
      <Line>
        <span>{label}</span>
        <span>{t('study.time.target.none')}</span>
      </Line>
    )
  }
  const percent = roundedPercent((finishNum / totalNum) * 100, 1)
  const amount = (value: number) =>
    name === 'duration' ? common('study.duration', durationParts(value)) : String(value)
  const words = `${amount(finishNum)} / ${amount(totalNum)}`
  return (
    <div>
      <Line>
        <span>{label}</span>
        <span>{`${fixedPercent(percent, 1)}%`}</span>
      </Line>
      <ProgressBar label={label} percent={percent} words={words} />
      <Small>{words}</Small>
    </div>
  )
}

const Panel = styled(Section)`
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  font: ${weight.regular} ${text.s} ${font.sans};

  & h2 {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[1]};
`

const Small = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`
