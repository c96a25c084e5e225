import { and, asc, eq, gt, sql } from 'drizzle-orm'

import {
  getMaterialPosterList,
  getOperationBasic,
  materialCategoryTabs,
  mergeCustomPage,
  queryMaterialCategories,
  receivableCouponPage,
  wallPage,
  WALLS,
  wallTagList,
} from '@campus/contracts/home'

import { handle, handlePublic, type Route } from '../../platform/http/handle'
import { emptyPage, orderOf, pagedSelect } from '../../platform/http/paging'
import { refuse } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { actorOf, likedAmong } from '../../platform/likes/likes'
import { productCard } from '../product/product.offer'
import { ON_SALE, products } from '../product/product.schema'
import { countAlbum } from './album-counts'
import { albumCategories, albumTabs, banners, coupons, wallItemProducts, wallItems, wallTags } from './home.schema'
import { tickerPage } from './ticker'

const RECEIVABLE = 1

export const homeRoutes: readonly Route[] = [
  handlePublic(getMaterialPosterList, async ({ tx }) =>
    tx
      .select({ id: banners.id, pic: banners.pic, title: banners.title })
      .from(banners)
      .where(eq(banners.published, true))
      .orderBy(asc(banners.seq), asc(banners.id)),
  ),

  handlePublic(queryMaterialCategories, async ({ input, tx }) => {
    const rows = await tx
      .select()
      .from(albumCategories)
      .where(
        and(
          sql`${albumCategories.clientTypes} @> ${JSON.stringify([input.clientType])}::jsonb`,
          input.categoryTabKey === undefined ? undefined : eq(albumCategories.tabKey, input.categoryTabKey),
        ),
      )
      .orderBy(asc(albumCategories.seq), asc(albumCategories.id))
    const counts = await countAlbum(tx)
    return rows.map(({ id, name, seq }) => {
      const { pictures, videos } = counts.get(id) ?? { pictures: 0, videos: 0 }
      return { id, categoryName: name, seq, picNum: pictures, videoNum: videos, count: pictures + videos }
    })
  }),

  handlePublic(materialCategoryTabs, async ({ tx }) =>
    tx
      .select({ categoryTabName: albumTabs.name, categoryTabKey: albumTabs.key })
      .from(albumTabs)
      .orderBy(asc(albumTabs.seq), asc(albumTabs.id)),
  ),

  handlePublic(mergeCustomPage, async ({ input, tx, now }) => tickerPage(tx, input, now)),

  handlePublic(receivableCouponPage, async ({ input, tx, now }) => {
    if (input.model.state !== RECEIVABLE) return emptyPage(input)
    const receivable = and(eq(coupons.state, RECEIVABLE), gt(coupons.useEndTime, now))
    const page = await pagedSelect(
      tx,
      tx.select().from(coupons).where(receivable).$dynamic(),
      input,
      orderOf(input, { createdTime: [coupons.createdTime] }, coupons.id),
    )
    const records = page.records.map(({ id, title, amount, minPoint, useStartTime, useEndTime }) => ({
      id,
      title,
      amount,
      minPoint,
      useStartTime: wireTime(useStartTime),
      useEndTime: wireTime(useEndTime),
    }))
    return { ...page, records }
  }),

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
