/** News, their categories, and notices. */
import { callQuery, everyPageQuery, pageQuery } from '@campus/calls/query'
import { getNewsDetail, getNoticeDetail, newsCategoryPage, newsPage, noticePage } from '@campus/contracts/news'

import { CATEGORIES_ASKED, NEWS_PER_PAGE } from './news.model'

export function categoriesQuery() {
  return everyPageQuery(newsCategoryPage, { size: CATEGORIES_ASKED })
}

/** Published news of a category, or of all for ''. */
export function newsListQuery(categorizeId: string, page: number) {
  return pageQuery(newsPage, {
    current: page,
    size: NEWS_PER_PAGE,
    sort: 'publishTime',
    order: 'descending',
    model: { status: 1, ...(categorizeId !== '' && { categorizeId }) },
  })
}

/** Sends nothing when the address names no item. */
export function newsDetailQuery(id: string) {
  return callQuery(getNewsDetail, id === '' ? null : { id })
}

/** Published notices. */
export function noticesQuery(page: number, size: number) {
  return pageQuery(noticePage, { current: page, size })
}

/** Sends nothing when the address names no notice. */
export function noticeDetailQuery(id: string) {
  return callQuery(getNoticeDetail, id === '' ? null : { id })
}
