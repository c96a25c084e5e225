import { and, asc, desc, eq, getTableColumns, lte } from 'drizzle-orm'

import { getNewsDetail, getNoticeDetail, newsCategoryPage, newsPage, noticePage } from '@campus/contracts/news'

import { handlePublic, type Route } from '../../platform/http/handle'
import { emptyPage, orderOf, pagedSelect } from '../../platform/http/paging'
import { refuse } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { productCard } from '../product/product.offer'
import { ON_SALE, products } from '../product/product.schema'
import { news, newsCategories, newsProducts, notices, PUBLISHED } from './news.schema'

const CONTENT_TYPES: Readonly<Record<string, string>> = { INFORMATION: '视频', ARTICLE: '图文' }

/** Of a list's entries, without the texts that only their own page shows. */
const { content: _newsContent, ...newsEntry } = getTableColumns(news)
const { content: _noticeContent, ...noticeEntry } = getTableColumns(notices)

/** Published ones only; later dates are not published yet. */
export const newsRoutes: readonly Route[] = [
  handlePublic(newsCategoryPage, async ({ input, tx }) => {
    const { id, name, seq } = newsCategories
    const categories = tx.select({ id, categoryName: name, seq }).from(newsCategories).$dynamic()
    return pagedSelect(tx, categories, input, [asc(seq), asc(id)])
  }),

  handlePublic(newsPage, async ({ input, tx, now }) => {
    const { categorizeId = '', status } = input.model
    if (status !== PUBLISHED) return emptyPage(input)
    const shown = and(isOut(news, now), categorizeId === '' ? undefined : eq(news.categoryId, categorizeId))
    const { publishTime, createdTime, id } = news
    const page = await pagedSelect(
      tx,
      tx.select(newsEntry).from(news).where(shown).$dynamic(),
      input,
      orderOf(input, { publishTime: [publishTime], createdTime: [createdTime] }, id),
    )
    return { ...page, records: page.records.map(newsEntryResponse) }
  }),

  handlePublic(getNewsDetail, async ({ input, tx, now }) => {
    const [item] = await tx
      .select()
      .from(news)
      .where(and(eq(news.id, input.id), isOut(news, now)))
    if (item === undefined) throw refuse('notFound')
    const related = await tx
      .select({ product: products })
      .from(newsProducts)
      .innerJoin(products, and(eq(products.tenantId, newsProducts.tenantId), eq(products.id, newsProducts.productId)))
      .where(and(eq(newsProducts.newsId, item.id), eq(products.state, ON_SALE)))
      .orderBy(asc(newsProducts.seq), asc(newsProducts.id))
    return {
      ...newsEntryResponse(item),
      content: item.content,
      sources: item.sources,
      relatedProductList: related.map(({ product }) => productCard(product)),
    }
  }),

  handlePublic(noticePage, async ({ input, tx, now }) => {
    const shown = tx.select(noticeEntry).from(notices).where(isOut(notices, now)).$dynamic()
    const page = await pagedSelect(tx, shown, input, [desc(notices.publishTime), desc(notices.id)])
    return { ...page, records: page.records.map(noticeEntryResponse) }
  }),

  handlePublic(getNoticeDetail, async ({ input, tx, now }) => {
    const [notice] = await tx
      .select()
      .from(notices)
      .where(and(eq(notices.id, input.id), isOut(notices, now)))
    if (notice === undefined) throw refuse('notFound')
    return {
      ...noticeEntryResponse(notice),
      content: notice.content,
      writerName: notice.writerName,
      status: notice.status,
    }
  }),
]

function isOut(table: typeof news | typeof notices, now: Date) {
  return and(eq(table.status, PUBLISHED), lte(table.publishTime, now))
}

function newsEntryResponse({
  id,
  title,
  cover,
  introduction,
  publishTime,
  createdTime,
  contentType,
  categoryId,
}: Omit<typeof news.$inferSelect, 'content'>) {
  return {
    id,
    title,
    cover,
    introduction,
    publishTime: wireTime(publishTime),
    createdTime: wireTime(createdTime),
    contentType: { code: contentType, desc: CONTENT_TYPES[contentType] ?? '' },
    relatedCategorizeList: categoryId === '' ? [] : [{ categorizeId: categoryId }],
  }
}

function noticeEntryResponse({ id, title, publishTime, createdTime }: Omit<typeof notices.$inferSelect, 'content'>) {
  return { id, title, publishTime: wireTime(publishTime), createdTime: wireTime(createdTime) }
}
