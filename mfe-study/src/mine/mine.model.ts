/** The address of my learning, and the cards it selects. */
import { addressOf, freeText, oneOf, pageNumber, type AddressValues } from '@campus/calls/address'
import { SERVICE_STATUSES, type LearningCard } from '@campus/contracts/study'

import { actionOf } from './learning-card.model'

export type ServiceStatus = (typeof SERVICE_STATUSES)[number]

/** classPeriodType: 1 training, 2 exam, 3 certification, 4 evaluation. */
export const PERIOD_TYPES = [1, 2, 3, 4] as const
export type PeriodType = (typeof PERIOD_TYPES)[number]

export const STATUS_TABS = ['all', ...SERVICE_STATUSES] as const
export type StatusTab = (typeof STATUS_TABS)[number]

export const CLASSES_PER_PAGE = 4
export const PERIODS_PER_PAGE = 8

/** The list's learner, the chosen view, its filter and its page. */
export const mineAddress = addressOf({
  userId: freeText,
  view: oneOf(['class', 'period']),
  status: oneOf(STATUS_TABS),
  type: oneOf(PERIOD_TYPES),
  page: pageNumber,
})
export type MineAddress = AddressValues<typeof mineAddress>

export function statusTabOf(text: string): StatusTab {
  return STATUS_TABS.find((tab) => String(tab) === text) ?? STATUS_TABS[0]
}

export function periodTypeOf(text: string): PeriodType {
  return PERIOD_TYPES.find((type) => String(type) === text) ?? PERIOD_TYPES[0]
}

/** The number of cards under each tab, from the learner's whole list. */
export function countByTab(cards: readonly LearningCard[]): ReadonlyMap<StatusTab, number> {
  return new Map(STATUS_TABS.map((tab) => [tab, cardsOfTab(cards, tab).length]))
}

/** The cards under a tab: what can be learned now comes first, what is done last, else as they were received. */
export function cardsOfTab(cards: readonly LearningCard[], tab: StatusTab): readonly LearningCard[] {
  const ofTab = tab === 'all' ? cards : cards.filter((card) => card.serviceStatus === tab)
  return [...ofTab].sort((one, other) => rankOf(one) - rankOf(other))
}

function rankOf(card: LearningCard): number {
  return ['learn', 'start', 'none', 'view'].indexOf(actionOf(card))
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** At least 1, at most the last page. */
  readonly current: number
  readonly pages: number
}

/** One page of a whole list. A number past the end gives the last page. */
export function paginate<Item>(all: readonly Item[], page: number, size: number): Page<Item> {
  const pages = Math.ceil(all.length / size)
  const current = Math.min(page, Math.max(pages, 1))
  return { items: all.slice((current - 1) * size, current * size), current, pages }
}
