import { styled } from 'styled-components'

import type { LearningCard } from '@campus/contracts/study'
import type { LearningLead as Lead } from '@campus/contracts/study-class'
import { formatDate } from '@campus/i18n/format'
import { Picture } from '@campus/ui/picture'
import { ProgressBar } from '@campus/ui/progress-bar'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { percentText, roundedPercent } from '../common/measures.model'
import { isPlaced } from './learning-card.model'
import { useT } from './messages'

interface LeadProps {
  card: LearningCard
  lead: Lead | undefined
  isComing: boolean
}

/**
 * The cover of a class, how much of it is done, and the next lesson. A class without a place for the learner has a
 * cover alone; what cannot be read is left out, its place stays.
 */
export function LearningLead({ card, lead, isComing }: LeadProps) {
  const t = useT()
  if (isComing && isPlaced(card)) return <LeadShape />
  return (
    <Root>
      <Cover>
        <Picture src={lead?.cover ?? ''} alt="" seed={card.productName} />
      </Cover>
      {lead === undefined ? null : (
        <Words>
          <Line>
            <span>{t('study.mine.progress')}</span>
            <span>{percentText(lead.finishActivityRate, 1)}</span>
          </Line>
          <ProgressBar
            label={t('study.mine.progress')}
            percent={roundedPercent(lead.finishActivityRate, 1)}
            words={percentText(lead.finishActivityRate, 1)}
          />
          {lead.nextActivityName === '' ? (
            <Next>{t('study.mine.next.none')}</Next>
          ) : (
            <>
              <Next>
                {t(lead.isNextUnderWay ? 'study.mine.next.now' : 'study.mine.next', { name: lead.nextActivityName })}
              </Next>
              <When>{formatDate(lead.nextStartTime, isWholeDay(lead.nextStartTime) ? 'date' : 'minute')}</When>
            </>
          )}
        </Words>
      )}
    </Root>
  )
}

/** An online lesson begins with its day. */
const isWholeDay = (time: string): boolean => time.endsWith(' 00:00:00')

/** The shapes of it, as high as it is. */
export function LeadShape() {
  return (
    <Root as="span">
      <Skeleton ratio="16 / 9" />
      <Words as="span">
        <SkeletonText lines={3} last="60%" />
      </Words>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  /* Four lines: the name of a lesson may take two. */
  min-height: 6.5rem;
`

const Cover = styled.div`
  overflow: hidden;
  border-radius: ${radius.m};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.textMuted};
`

const Next = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`

const When = styled.p`
  color: ${color.textMuted};
`
