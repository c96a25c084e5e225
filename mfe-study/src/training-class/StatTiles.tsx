import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'
import { Tooltip } from '@campus/ui/tooltip'

import { durationParts, partsOfText, type DurationParts } from '../common/duration.model'
import { percentText } from '../common/measures.model'
import { useCommonT } from '../common/messages'
import type { ClassPlace } from '../common/paths'
import { useT } from './messages'
import { resultOf } from './training-class.model'
import { situationQuery, userStatisticQuery } from './training-class.queries'

interface StatTilesProps {
  place: ClassPlace
  visits: number | undefined
}

/** The learner's results in the class, in five numbers. */
export function StatTiles({ place, visits }: StatTilesProps) {
  const t = useT()
  const common = useCommonT()
  const situation = useQuery(situationQuery(place)).data
  const statistic = useQuery(userStatisticQuery(place)).data
  const unknown = common('study.unknown')
  const inWords = ({ h, m }: DurationParts) => common('study.duration', { h, m })
  /** As sent; what is Chinese for hours and minutes, in the reader's language. */
  const told = (sent = '') => {
    const parts = partsOfText(sent)
    return parts === null ? sent : inWords(parts)
  }
  const duration =
    told(situation?.studyDurationStr) || (statistic && inWords(durationParts(statistic.effectiveLearningDuration)))
  const about = t('study.tile.duration.tip')
  const lessons = statistic && t('study.tile.duration.interview', { n: statistic.interviewClassNum })
  return (
    <Row>
      <Tile
        label={t('study.tile.visits')}
        tip={t('study.tile.visits.tip')}
        value={visits === undefined ? unknown : t('study.tile.visits.value', { n: visits })}
      />
      <Tile
        label={t('study.tile.completion')}
        tip={t('study.tile.completion.tip')}
        value={situation ? percentText(situation.finishActivityRate, 2) : unknown}
      />
      <Tile
        label={t('study.tile.duration')}
        tip={lessons === undefined ? about : t('study.tile.duration.both', { about, lessons })}
        value={duration || unknown}
      />
      <Tile label={t('study.tile.answer')} value={told(situation?.answerDurationStr) || unknown} />
      <Tile
        label={t('study.tile.result')}
        value={situation ? t(`study.evaluate.${resultOf(situation.evaluateStatus)}`) : unknown}
      />
    </Row>
  )
}

interface TileProps {
  label: string
  value: ReactNode
  tip?: string
}

function Tile({ label, value, tip }: TileProps) {
  return (
    <Box>
      <dt>
        <span>{label}</span>
        {tip === undefined ? null : (
          <Tooltip text={tip}>
            <About type="button" aria-label={label}>
              <Info aria-hidden />
            </About>
          </Tooltip>
        )}
      </dt>
      <dd>{value}</dd>
    </Box>
  )
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[4]};

  @media ${media.belowDesktop} {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: ${space[3]};
  }
`

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};

  & > dt {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.textMuted};
    font: ${weight.regular} ${text.s} ${font.sans};
  }
  & > dd {
    font: ${weight.bold} ${text.l} ${font.sans};
  }
`

const About = styled.button`
  display: grid;
  width: ${space[6]};
  height: ${space[6]};
  padding: 0;
  place-items: center;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.textSubtle};

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`
