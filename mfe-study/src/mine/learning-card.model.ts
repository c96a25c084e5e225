/** The content of one card of my learning, and what a click on it does. */
import type { LearningCard } from '@campus/contracts/study'
import { epochMs } from '@campus/i18n/beijing-time'

const DAY_MS = 24 * 60 * 60 * 1000

/** The class's name; a learner not yet placed in a class has only a class period. */
export function headingOf(card: LearningCard): string {
  return card.className || card.classPeriodName || card.productName
}

/** Whether the learner has a place in the class, and so something to see of it. */
export function isPlaced({ serviceStatus }: LearningCard): boolean {
  return serviceStatus > 0
}

export type Deadline =
  { readonly kind: 'left'; readonly end: string; readonly days: number } | { readonly kind: 'past' }

/**
 * The learner's current deadline: the end of the class in training, of the class period before it, none
 * afterwards. `days` are whole days rounded up, so the last day is 1.
 */
export function deadlineOf(card: LearningCard, now: number): Deadline | undefined {
  const end = endOf(card)
  const moment = epochMs(end)
  if (moment === undefined) return undefined
  const isWholeDay = !end.includes(':')
  const left = moment + (isWholeDay ? DAY_MS : 0) - now
  return left > 0 ? { kind: 'left', end, days: Math.ceil(left / DAY_MS) } : { kind: 'past' }
}

function endOf(card: LearningCard): string {
  switch (card.teachingClassStatus) {
    case 1:
      return card.trainingEndTime
    case 0:
      return card.periodTrainingEndTime
    case 2:
      return ''
  }
}

/** What the button offers: nothing can be learned before the class begins, then one asks when that is. */
export function actionOf(card: LearningCard): 'none' | 'start' | 'learn' | 'view' {
  switch (clickOutcome(card).kind) {
    case 'nothing':
      return 'none'
    case 'wait':
      return 'start'
    case 'open':
      return card.serviceStatus === 3 ? 'view' : 'learn'
  }
}

export type ClickOutcome =
  | { readonly kind: 'nothing' }
  /** `start` is '' when no time is known. */
  | { readonly kind: 'wait'; readonly start: string }
  /** Report in, then open the class page. Only a learner who has not reported in yet needs that call to succeed. */
  | { readonly kind: 'open'; readonly mustReportIn: boolean }

/** The rules of a click, tried in this order. */
export function clickOutcome(card: LearningCard): ClickOutcome {
  if (card.serviceStatus === -1) return { kind: 'nothing' }
  if (card.serviceStatus === 0 || card.teachingClassStatus === 0) {
    return { kind: 'wait', start: card.trainingStartTime || card.periodTrainingStartTime }
  }
  return { kind: 'open', mustReportIn: card.serviceStatus === 1 }
}
