/** Reads what a page is about; kept for a short while, because many visitors open the same page. */
import { LRUCache } from 'lru-cache'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { commonQuestionPage, getHotMajor, hotMajorPage } from '@campus/contracts/hot-major'
import { getNewsDetail, getNoticeDetail, newsPage, noticePage } from '@campus/contracts/news'
import { productPage, queryProductCategories } from '@campus/contracts/product'
import { getProduct } from '@campus/contracts/product-detail'
import { getTrainingProject, trainingProjectPage } from '@campus/contracts/training-project'

import { ApiRefusedError, type AskApi, type AskContext } from './api-caller'
import {
  majorSubject,
  newsSubject,
  noticeSubject,
  productSubject,
  projectSubject,
  type PageSubject,
} from './page-subject.model'

/** The subject of an address. */
export type FoundSubject =
  /** The page is about no single thing, or what it is about cannot be found out now. */
  | { readonly is: 'open' }
  /** The address names something that does not exist. */
  | { readonly is: 'missing' }
  | { readonly is: 'found'; readonly subject: PageSubject }

type Read = (ask: AskApi, id: string, context: AskContext) => Promise<PageSubject | null>
type Ids = (ask: AskApi, context: AskContext) => Promise<readonly string[]>

interface SubjectPage {
  readonly read: Read
  /** Ids of all that the page can show, for the site map. */
  readonly ids: Ids
  /** Whether the page shows the first of its kind when the address names none. */
  readonly hasFirst: boolean
}

/** Items in one request for the site map, and the most requests for one kind. */
const IDS_PER_REQUEST = 100
const MOST_REQUESTS = 50
/** Questions of a major that are told. */
const QUESTIONS_SHOWN = 20

async function everyId(pageAt: (paging: { current: number; size: number }) => Promise<PageOfIds>): Promise<string[]> {
  const ids: string[] = []
  for (let current = 1; current <= MOST_REQUESTS; current += 1) {
    const { records, pages } = await pageAt({ current, size: IDS_PER_REQUEST })
    ids.push(...records.map(({ id }) => id))
    if (current >= pages) break
  }
  return ids
}

interface PageOfIds {
  readonly pages: number
  readonly records: readonly { readonly id: string }[]
}

/** The specification's pages that show one of many, by their paths. */
export const SUBJECT_PAGES: Readonly<Record<string, SubjectPage>> = {
  '/news-information/detail': {
    read: async (ask, id, context) => newsSubject(await ask(getNewsDetail, { id }, context)),
    ids: (ask, context) => everyId((paging) => ask(newsPage, { ...paging, model: {} }, context)),
    hasFirst: false,
  },
  '/notice/detail': {
    read: async (ask, id, context) => noticeSubject(await ask(getNoticeDetail, { id }, context)),
    ids: (ask, context) => everyId((paging) => ask(noticePage, paging, context)),
    hasFirst: false,
  },
  '/training-product/detail': {
    read: async (ask, id, context) => {
      const product = await ask(getProduct, { id }, context)
      return product === null ? null : productSubject(product, Date.now())
    },
    ids: async (ask, context) => {
      const categories = await ask(queryProductCategories, { tenantId: context.tenantId }, context)
      const listed = categories.map(({ id: bizId }) =>
        everyId((paging) => ask(productPage, { ...paging, model: { bizId, bizType: 'CATEGORY' } }, context)),
      )
      return [...new Set((await Promise.all(listed)).flat())]
    },
    hasFirst: false,
  },
  '/training-project/detail': {
    read: async (ask, id, context) => {
      const project = await ask(getTrainingProject, { id }, context)
      return project === null ? null : projectSubject(project)
    },
    ids: (ask, context) => everyId((paging) => ask(trainingProjectPage, paging, context)),
    hasFirst: true,
  },
  '/educational-product': {
    read: async (ask, id, context) => {
      const paging = { current: 1, size: QUESTIONS_SHOWN, model: { majorId: id } }
      const [major, questions] = await Promise.all([
        ask(getHotMajor, { id }, context),
        ask(commonQuestionPage, paging, context),
      ])
      return majorSubject(major, questions.records)
    },
    ids: (ask, context) => everyId((paging) => ask(hotMajorPage, paging, context)),
    hasFirst: true,
  },
}

/** Milliseconds that a subject is kept: so long may a changed title be shared with its old name. */
const MAX_AGE = 10_000
const MAX_SUBJECTS = 2000
/** An id is a number or a short name; longer text names nothing. */
const MAX_ID = 64

interface Key {
  readonly path: string
  readonly id: string
  readonly context: AskContext
}

export class PageSubjects {
  readonly #ask: AskApi
  readonly #found: LRUCache<string, FoundSubject, Key>

  constructor(ask: AskApi) {
    this.#ask = ask
    this.#found = new LRUCache<string, FoundSubject, Key>({
      max: MAX_SUBJECTS,
      ttl: MAX_AGE,
      fetchMethod: (_, __, { context }) => this.#read(context),
    })
  }

  /** The subject of a page at its route's path. Rejects when it cannot be found out now. */
  async of(path: string, id: string, context: AskContext): Promise<FoundSubject> {
    const page = Object.hasOwn(SUBJECT_PAGES, path) ? SUBJECT_PAGES[path] : undefined
    if (page === undefined) return { is: 'open' }
    if (id === '') return { is: page.hasFirst ? 'open' : 'missing' }
    if (id.length > MAX_ID) return { is: 'missing' }
    const key = [context.tenantId, path, id].join('\n')
    return (await this.#found.fetch(key, { context: { path, id, context } })) ?? { is: 'open' }
  }

  /** Ids of all that a page can show; none for a page of no single thing. */
  async idsOf(path: string, context: AskContext): Promise<readonly string[]> {
    const page = Object.hasOwn(SUBJECT_PAGES, path) ? SUBJECT_PAGES[path] : undefined
    return page === undefined ? [] : page.ids(this.#ask, context)
  }

  async #read({ path, id, context }: Key): Promise<FoundSubject> {
    try {
      const subject = (await SUBJECT_PAGES[path]?.read(this.#ask, id, context)) ?? null
      return subject === null ? { is: 'missing' } : { is: 'found', subject }
    } catch (error) {
      if (error instanceof ApiRefusedError && MISSING.includes(error.code)) return { is: 'missing' }
      throw error
    }
  }
}

/** Unknown here; and an id of a wrong form. */
const MISSING: readonly number[] = [ERROR_CODES.notFound, TOLD_CODES.badRequest]
