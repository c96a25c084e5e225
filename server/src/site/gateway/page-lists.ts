/** What a page that lists many of a kind is about; kept for a short while, because many visitors open the same page. */
import { LRUCache } from 'lru-cache'

import { hotMajorPage } from '@campus/contracts/hot-major'
import { newsPage, noticePage } from '@campus/contracts/news'
import { trainingProjectPage } from '@campus/contracts/training-project'

import type { AskApi, AskContext } from './api-caller'
import type { SubjectQuestion } from './page-subject.model'
import { SUBJECT_PAGES } from './page-subjects'

/** An item of a list, which has a page of its own. */
export interface ListedItem {
  readonly id: string
  readonly name: string
}

export interface PageList {
  /** The path of an item's page. */
  readonly itemPath: string
  readonly items: readonly ListedItem[]
  /** Those of the item that the page shows beside the list; none where it shows no item. */
  readonly questions: readonly SubjectQuestion[]
}

interface ListPage {
  readonly itemPath: string
  readonly read: (ask: AskApi, context: AskContext) => Promise<readonly ListedItem[]>
}

/** As many as search engines show of a list. */
const FIRST = { current: 1, size: 10 }

const LIST_PAGES: Readonly<Record<string, ListPage>> = {
  '/news-information/list': {
    itemPath: '/news-information/detail',
    read: async (ask, context) =>
      (await ask(newsPage, { ...FIRST, model: {} }, context)).records.map(({ id, title }) => ({ id, name: title })),
  },
  '/notice/list': {
    itemPath: '/notice/detail',
    read: async (ask, context) =>
      (await ask(noticePage, FIRST, context)).records.map(({ id, title }) => ({ id, name: title })),
  },
  '/training-project/detail': {
    itemPath: '/training-project/detail',
    read: async (ask, context) => (await ask(trainingProjectPage, FIRST, context)).records,
  },
  '/educational-product': {
    itemPath: '/educational-product',
    read: async (ask, context) => (await ask(hotMajorPage, FIRST, context)).records,
  },
}

/** The page above a page that shows one of many. */
export function listAbove(path: string): string | null {
  return Object.entries(LIST_PAGES).find(([, { itemPath }]) => itemPath === path)?.[0] ?? null
}

const MAX_AGE = 10_000
const MAX_LISTS = 500

interface Key {
  readonly path: string
  readonly context: AskContext
}

export class PageLists {
  readonly #ask: AskApi
  readonly #found: LRUCache<string, PageList, Key>

  constructor(ask: AskApi) {
    this.#ask = ask
    this.#found = new LRUCache<string, PageList, Key>({
      max: MAX_LISTS,
      ttl: MAX_AGE,
      fetchMethod: (_, __, { context }) => this.#read(context),
    })
  }

  /** The list of a page at its route's path; null for a page that lists nothing. Rejects when it cannot be found out now. */
  async of(path: string, context: AskContext): Promise<PageList | null> {
    if (!Object.hasOwn(LIST_PAGES, path)) return null
    return (await this.#found.fetch(`${context.tenantId}\n${path}`, { context: { path, context } })) ?? null
  }

  async #read({ path, context }: Key): Promise<PageList | undefined> {
    const page = LIST_PAGES[path]
    if (page === undefined) return undefined
    const items = (await page.read(this.#ask, context)).map(({ id, name }) => ({ id, name }))
    const shown = SUBJECT_PAGES[path]
    const [first] = items
    const subject =
      shown?.hasFirst === true && first !== undefined ? await shown.read(this.#ask, first.id, context) : null
    return { itemPath: page.itemPath, items, questions: subject?.questions ?? [] }
  }
}
