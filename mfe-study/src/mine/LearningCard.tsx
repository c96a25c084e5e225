import { useId } from 'react'
import { styled } from 'styled-components'

import type { LearningCard as LearningCardData } from '@campus/contracts/study'
import type { LearningLead as Lead } from '@campus/contracts/study-class'
import { formatDate, formatNumber } from '@campus/i18n/format'
import { Button } from '@campus/ui/button'
import { Card } from '@campus/ui/card'
import { FactList } from '@campus/ui/fact-list'
import { Inline } from '@campus/ui/layout'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { Tag, type TagTone } from '@campus/ui/tag'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { DeadlineNote } from './DeadlineNote'
import { actionOf, clickOutcome, deadlineOf, headingOf } from './learning-card.model'
import { LeadShape, LearningLead } from './LearningLead'
import { useT } from './messages'

const SERVICE_TONES: Record<LearningCardData['serviceStatus'], TagTone> = {
  '-1': 'neutral',
  0: 'warning',
  1: 'accent',
  2: 'success',
  3: 'neutral',
}

interface LearningCardProps {
  card: LearningCardData
  /** Absent while it comes, where it cannot be read, and where the learner has no place in the class. */
  lead?: Lead | undefined
  isLeadComing?: boolean
  /** Epoch milliseconds from which days remaining are counted. */
  now: number
  opening: boolean
  onOpen: () => void
}

/**
 * A class or class period of the learner: how far they are and what comes next, the facts on request. The whole card
 * acts as its button.
 */
export function LearningCard({ card, lead, isLeadComing = false, now, opening, onOpen }: LearningCardProps) {
  const t = useT()
  const id = useId()
  const heading = headingOf(card)
  const isOpen = clickOutcome(card).kind !== 'nothing'
  const range = useDateRange()
  return (
    <Sheet interactive={isOpen} aria-labelledby={`${id}-heading`}>
      <Inline gap={2}>
        <Tag tone={SERVICE_TONES[card.serviceStatus]}>{t(`study.serviceStatus.${card.serviceStatus}`)}</Tag>
        <Tag>{t(`study.classStatus.${card.teachingClassStatus}`)}</Tag>
      </Inline>
      <Heading id={`${id}-heading`}>{heading}</Heading>
      <LearningLead card={card} lead={lead} isComing={isLeadComing} />
      <About>
        <summary>{t('study.mine.facts')}</summary>
        <Facts
          facts={[
            { label: t('study.mine.product'), value: card.productName === heading ? '' : card.productName },
            { label: t('study.mine.period'), value: card.classPeriodName === heading ? '' : card.classPeriodName },
            { label: t('study.mine.trainingTime'), value: range(card.trainingStartTime, card.trainingEndTime) },
            {
              label: t('study.mine.periodTime'),
              value: range(card.periodTrainingStartTime, card.periodTrainingEndTime),
            },
            { label: t('study.mine.teacher'), value: card.teacherName },
            { label: t('study.mine.planTime'), value: formatDate(card.teachingPlanCreatedTime, 'minute') },
            { label: t('study.mine.signUpTotal'), value: formatNumber(card.signUpTotal, 0) },
            { label: t('study.mine.studentTotal'), value: formatNumber(card.classStudentTotal, 0) },
          ]}
        />
      </About>
      <Foot>
        <DeadlineNote deadline={deadlineOf(card, now)} />
        <WholeCardButton
          id={`${id}-action`}
          aria-labelledby={`${id}-action ${id}-heading`}
          variant={actionOf(card) === 'learn' ? 'primary' : 'secondary'}
          disabled={!isOpen}
          loading={opening}
          onClick={onOpen}
        >
          {t(`study.mine.action.${actionOf(card)}`)}
        </WholeCardButton>
      </Foot>
    </Sheet>
  )
}

/** A date range as text; an unknown end has a placeholder, and without both ends it is ''. */
function useDateRange() {
  const common = useCommonT()
  return (from: string, to: string): string => {
    const start = formatDate(from, 'date')
    const end = formatDate(to, 'date')
    if (start === '' && end === '') return ''
    return common('study.dateRange', { start: start || common('study.unknown'), end: end || common('study.unknown') })
  }
}

/** The skeleton of a card. */
export function LearningCardSkeleton() {
  return (
    <Sheet as="div">
      <Skeleton width="8em" height="1.4em" />
      <Heading as="div">
        <SkeletonText last="60%" />
      </Heading>
      <LeadShape />
      <SkeletonText last="6em" />
      <Foot>
        <Skeleton width="10em" height="1em" />
        <Skeleton width="6em" height={space[10]} />
      </Foot>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  gap: ${space[3]};
  padding: ${space[6]};

  @media ${media.phone} {
    padding: ${space[5]};
  }
`

const Heading = styled.h2`
  padding-block-end: ${space[2]};
  font: ${weight.bold} ${text.xl} ${font.sans};
`

/** Above the press area of the card. */
const About = styled.details`
  position: relative;
  z-index: 1;
  font: ${weight.regular} ${text.s} ${font.sans};

  & > summary {
    width: fit-content;
    padding-block: ${space[1]};
    color: ${color.textMuted};
    cursor: pointer;
  }
`

/** Label above value in two columns; on a phone label beside value in one. */
const Facts = styled(FactList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
  padding-block-start: ${space[2]};
  font: ${weight.regular} ${text.s} ${font.sans};

  & dt {
    color: ${color.textSubtle};
  }
  & dd {
    color: ${color.text};
  }

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 5.5em) minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};

    & > div {
      display: contents;
    }
  }
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[5]};
`

/** The button's pseudo-element covers the card; this needs the card, not the button, as the containing block. */
const WholeCardButton = styled(Button)`
  margin-inline-start: auto;

  &:not([aria-busy='true']) {
    position: static;
  }
  &:not([aria-busy='true'])::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:active:not(:disabled, [aria-busy='true']) {
    scale: none;
  }
  &:focus-visible {
    outline: none;
  }
`
