/** News, their categories, and notices. Keys carry the tenant: another school's response is never shown. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { ERROR_CODES } from '@campus/contracts/errors'
import { getNewsDetail, getNoticeDetail, newsCategoryPage, newsPage, noticePage } from '@campus/contracts/news'
import { call, callEveryPage } from '@campus/http/client'
import { ApiError } from '@campus/http/errors'

import { inBlock } from '../common/in-block'
import { CATEGORIES_ASKED, NEWS_PER_PAGE } from './news.model'

export function newsKey<const Rest extends readonly unknown[]>(tenantId: string, ...rest: Rest) {
  return ['news', tenantId, ...rest] as const
}

export function categoriesQuery(tenantId: string) {
  return queryOptions({
    queryKey: newsKey(tenantId, 'categories'),
    queryFn: ({ signal }) => callEveryPage(newsCategoryPage, { size: CATEGORIES_ASKED }, inBlock(signal)),
  })
}

/** Published news of a category, or of all for ''. The page before stays while the next one comes. */
export function newsListQuery(tenantId: string, categorizeId: string, page: number) {
  return queryOptions({
    queryKey: newsKey(tenantId, 'list', categorizeId, page),
    queryFn: ({ signal }) =>
      call(
        newsPage,
        {
          current: page,
          size: NEWS_PER_PAGE,
          sort: 'publishTime',
          order: 'descending',
          model: { status: 1, ...(categorizeId !== '' && { categorizeId }) },
        },
        inBlock(signal),
      ),
    placeholderData: keepPreviousData,
  })
}

/** Rejects without asking when the address names no item. */
export function newsDetailQuery(tenantId: string, id: string) {
  return queryOptions({
    queryKey: newsKey(tenantId, 'detail', id),
    queryFn: ({ signal }) => call(getNewsDetail, { id: named(id) }, inBlock(signal)),
  })
}

/** Published notices. The page before stays while the next one comes. */
export function noticesQuery(tenantId: string, page: number, size: number) {
  return queryOptions({
    queryKey: newsKey(tenantId, 'notices', size, page),
    queryFn: ({ signal }) => call(noticePage, { current: page, size }, inBlock(signal)),
    placeholderData: keepPreviousData,
  })
}

/** Rejects without asking when the address names no notice. */
export function noticeDetailQuery(tenantId: string, id: string) {
  return queryOptions({
    queryKey: newsKey(tenantId, 'notice', id),
    queryFn: ({ signal }) => call(getNoticeDetail, { id: named(id) }, inBlock(signal)),
  })
}

function named(id: string): string {
  if (id === '') throw new ApiError('', { code: ERROR_CODES.notFound })
  return id
}
