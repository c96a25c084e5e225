/** What the address of my learning says, and which cards it then shows. */
import { SERVICE_STATUSES, type LearningCard } from '@campus/contracts/study'

export type ServiceStatus = (typeof SERVICE_STATUSES)[number]

/** classPeriodType: 1 training, 2 exam, 3 certification, 4 evaluation. */
export const PERIOD_TYPES = [1, 2, 3, 4] as const
export type PeriodType = (typeof PERIOD_TYPES)[number]

export const STATUS_TABS = ['all', ...SERVICE_STATUSES] as const
export type StatusTab = (typeof STATUS_TABS)[number]

export const CLASSES_PER_PAGE = 4
export const PERIODS_PER_PAGE = 8

/** The two lists of the page, each with what can be chosen in it. Pages count from 1. */
export type MineAddress =
  | { readonly view: 'class'; readonly status: StatusTab; readonly page: number }
  | { readonly view: 'period'; readonly type: PeriodType; readonly page: number }

/** Reads the address; what it does not say, or says wrongly, is the first choice. */
export function parseMineAddress(query: URLSearchParams): MineAddress {
  const page = parsePage(query.get('page'))
  if (query.get('view') === 'period') return { view: 'period', type: periodTypeOf(query.get('type')), page }
  return { view: 'class', status: statusTabOf(query.get('status')), page }
}

export function statusTabOf(text: string | null): StatusTab {
  return choice(STATUS_TABS, text)
}

export function periodTypeOf(text: string | null): PeriodType {
  return choice(PERIOD_TYPES, text)
}

/** The query that says `address`. First choices are left out, other parameters stay. */
export function mineQuery(address: MineAddress, current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current)
  for (const name of ['view', 'status', 'type', 'page']) query.delete(name)
  if (address.view === 'period') {
    query.set('view', 'period')
    if (address.type !== PERIOD_TYPES[0]) query.set('type', String(address.type))
  } else if (address.status !== 'all') {
    query.set('status', String(address.status))
  }
  if (address.page > 1) query.set('page', String(address.page))
  return query
}

function choice<const Choices extends readonly [unknown, ...unknown[]]>(
  choices: Choices,
  text: string | null,
): Choices[number] {
  return choices.find((value) => String(value) === text) ?? choices[0]
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** How many cards stand under each tab, from the learner's whole list. */
export function countByTab(cards: readonly LearningCard[]): ReadonlyMap<StatusTab, number> {
  return new Map(STATUS_TABS.map((tab) => [tab, cardsOfTab(cards, tab).length]))
}

export function cardsOfTab(cards: readonly LearningCard[], tab: StatusTab): readonly LearningCard[] {
  return tab === 'all' ? cards : cards.filter((card) => card.serviceStatus === tab)
}

export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** From 1, never past the last page. */
  readonly current: number
  readonly pages: number
}

/** One page of a whole list. A page that no longer exists is the last one. */
export function paginate<Item>(all: readonly Item[], page: number, size: number): ListPage<Item> {
  const pages = Math.ceil(all.length / size)
  const current = Math.min(page, Math.max(pages, 1))
  return { items: all.slice((current - 1) * size, current * size), current, pages }
}
