/** The content of the pages of news and notices, without drawing it. */
import { addressOf, freeText, pageNumber } from '@campus/calls/address'
import { VIDEO_CONTENT_CODE, type NewsDetail } from '@campus/contracts/news'

import { externalUrl } from '../common/external-url'

export const NEWS_PER_PAGE = 4
export const ANNOUNCEMENTS_PER_PAGE = 5
export const NOTICES_PER_PAGE = 6
/** Number of categories in one request. */
export const CATEGORIES_ASKED = 99
export const MAJORS_SHOWN = 5
export const FAQS_PER_MAJOR = 3

/** The item, '' for none; the category, '' for all; and the page of the list. */
export const newsAddress = addressOf({ id: freeText, categorizeId: freeText, page: pageNumber })

/** The page of the announcements, independent of the page of the news. */
export const announcementsAddress = addressOf({ announcements: { ...pageNumber, scroll: 'stay' } })

/** When an item was published, else when it was written; '' when neither is known. */
export function publishedAt(item: { readonly publishTime: string; readonly createdTime: string }): string {
  return item.publishTime || item.createdTime
}

/** The category around a news item: the one its reader came from, else its own first one; '' when it has none. */
export function categoryOf(asked: string, item: Pick<NewsDetail, 'relatedCategorizeList'> | undefined): string {
  return asked || (item?.relatedCategorizeList[0]?.categorizeId ?? '')
}

export type Content =
  | { readonly kind: 'none' }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'video'; readonly url: string }

/** The content under the title. A video whose address is not safe to play is shown as text. */
export function contentOf({ contentType, content }: Pick<NewsDetail, 'contentType' | 'content'>): Content {
  const url = contentType.code === VIDEO_CONTENT_CODE ? videoUrl(content.trim()) : ''
  return url === '' ? htmlContent(content) : { kind: 'video', url }
}

export function htmlContent(html: string): Content {
  return html.trim() === '' ? { kind: 'none' } : { kind: 'html', html }
}

/** A path of this site or an https address, else ''. */
function videoUrl(given: string): string {
  return /^\/[^/\\]/.test(given) ? given : externalUrl(given)
}
