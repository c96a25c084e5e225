import { and, asc, eq } from 'drizzle-orm'

import {
  discoverArticlePage,
  getDiscoverArticle,
  getMaterialPosterList,
  getOperationBasic,
  mergeCustomPage,
  wallPage,
  WALLS,
  wallTagList,
} from '@campus/contracts/home'

import { handle, handlePublic, type Route } from '../../platform/http/handle'
import { orderOf, pagedSelect } from '../../platform/http/paging'
import { refuse } from '../../platform/http/refusal'
import { actorOf, likedAmong } from '../../platform/likes/likes'
import { productCard } from '../product/product.offer'
import { ON_SALE, products } from '../product/product.schema'
import { albumRoutes } from './album.routes'
import { couponRoutes } from './coupon.routes'
import { banners, wallItemProducts, wallItems, wallTags } from './home.schema'
import { tickerEntry, tickerPage, wholeTickerPage } from './ticker'

export const homeRoutes: readonly Route[] = [
  handlePublic(getMaterialPosterList, async ({ tx }) =>
    tx
      .select({ id: banners.id, pic: banners.pic, title: banners.title, words: banners.words })
      .from(banners)
      .where(eq(banners.published, true))
      .orderBy(asc(banners.seq), asc(banners.id)),
  ),

  ...albumRoutes,

  handlePublic(mergeCustomPage, async ({ input, tx, now }) => tickerPage(tx, input, now)),

  handlePublic(discoverArticlePage, async ({ input, tx, now }) => wholeTickerPage(tx, input, now)),

  handlePublic(getDiscoverArticle, async ({ input, tx, now }) => {
    const entry = await tickerEntry(tx, input.id, now)
    if (entry === undefined) throw refuse('notFound')
    return entry
  }),

  ...couponRoutes,

  handlePublic(wallTagList, async ({ input, tx }) =>
    tx
      .select({ id: wallTags.id, name: wallTags.name })
      .from(wallTags)
      .where(input.bizType === undefined ? undefined : eq(wallTags.bizType, input.bizType))
      .orderBy(asc(wallTags.seq), asc(wallTags.id)),
  ),

  handle(wallPage, async (context) => {
    const { input, tx } = context
    const { bizType, tagId } = input.model
    const shown = and(
      eq(wallItems.bizType, bizType),
      eq(wallItems.published, true),
      tagId === undefined || tagId === '' ? undefined : eq(wallItems.tagId, tagId),
    )
    const page = await pagedSelect(
      tx,
      tx.select().from(wallItems).where(shown).$dynamic(),
      input,
      orderOf(input, { seq: [wallItems.seq] }, wallItems.id),
    )
    const liked =
      bizType === WALLS.everyoneSays
        ? await likedAmong(
            tx,
            bizType,
            page.records.map(({ id }) => id),
            actorOf(context),
          )
        : new Set<string>()
    return { ...page, records: page.records.map((row) => wallItemResponse(row, liked.has(row.id))) }
  }),

  handlePublic(getOperationBasic, async ({ input, tx }) => {
    const [item] = await tx
      .select()
      .from(wallItems)
      .where(
        and(eq(wallItems.id, input.id), eq(wallItems.bizType, WALLS.microClassroom), eq(wallItems.published, true)),
      )
    if (item === undefined) throw refuse('notFound')
    const related = await tx
      .select({ product: products })
      .from(wallItemProducts)
      .innerJoin(
        products,
        and(eq(products.tenantId, wallItemProducts.tenantId), eq(products.id, wallItemProducts.productId)),
      )
      .where(and(eq(wallItemProducts.itemId, item.id), eq(products.state, ON_SALE)))
      .orderBy(asc(wallItemProducts.seq), asc(wallItemProducts.id))
    const { id, title, description, pic, contentUrl } = item
    return {
      id,
      title,
      description,
      pic,
      contentUrl,
      relatedProductResultVOS: related.map(({ product }) => productCard(product)),
    }
  }),
]

function wallItemResponse(row: typeof wallItems.$inferSelect, liked: boolean) {
  const { id, pic, title, author, authorAvatar, likeNum, tagId, description, contentUrl, classType } = row
  return {
    id,
    pic,
    title,
    author,
    authorAvatar,
    likeStatus: liked ? 1 : 0,
    likeNum,
    tagId,
    description,
    contentUrl,
    classType,
  }
}
