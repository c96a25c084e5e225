import * as v from 'valibot'

import { defineCall } from './call'
import { product } from './product'
import { coded, count, flag, id, list, numeric, page, paging, text } from './wire'

const bannerTexts = v.object({ eyebrow: text, headline: text, line: text })

/**
 * What a banner says. `ground` is the look of its picture's far side, on which the words stand: `accent` in the
 * school's colour, `soft` in a light shade of it.
 */
const bannerWords = v.object({ ground: v.picklist(['accent', 'soft']), 'zh-CN': bannerTexts, en: bannerTexts })
export type BannerWords = v.InferOutput<typeof bannerWords>

/** `words` is null where the picture says everything itself; `title` describes such a picture. */
export const banner = v.object({ id, pic: text, title: text, words: v.nullish(bannerWords, null) })
export type Banner = v.InferOutput<typeof banner>

export const getMaterialPosterList = defineCall({
  id: 'home.getMaterialPosterList',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/contentOperation/getMaterialPosterList',
  summary: 'Banners of the home page',
  request: v.object({ tenantId: id }),
  response: list(banner),
})

export const materialCategory = v.object({ id, categoryName: text, seq: count, picNum: count, videoNum: count, count })
export type MaterialCategory = v.InferOutput<typeof materialCategory>

export const queryMaterialCategories = defineCall({
  id: 'home.queryMaterialCategories',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/materialCategory/queryList',
  summary: 'Categories of the school’s album',
  request: v.object({
    tenantId: id,
    clientType: v.optional(v.string(), 'PC'),
    categoryTabKey: v.optional(v.string()),
  }),
  response: list(materialCategory),
})

export const materialCategoryTabs = defineCall({
  id: 'home.materialCategoryTabs',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/materialCategoryTab/tabList',
  summary: 'Tabs of the school’s album',
  request: v.object({ tenantId: id }),
  response: list(v.object({ categoryTabName: text, categoryTabKey: text })),
  token: true,
})

/** Codes of an album item's type. */
export const ALBUM_VIDEO = 'VIDEO'

/** A picture of the school's album, or a video with the picture that stands for it. */
export const albumItem = v.object({
  id,
  type: coded,
  pic: text,
  video: text,
  name: text,
  introduce: text,
  materialCategoryName: text,
})
export type AlbumItem = v.InferOutput<typeof albumItem>

export const queryMaterials = defineCall({
  id: 'home.queryMaterials',
  method: 'GET',
  path: '/api/universityAdvertise/anyBiz/material/queryListByMaterialCategoryId',
  summary: 'What is open in a category of the school’s album',
  request: v.object({ categoryTabKey: v.optional(v.string()), materialCategoryId: id, open: v.optional(numeric, 1) }),
  response: list(albumItem),
})

/** A news item or notice of the ticker. */
export const tickerEntry = v.object({ id, title: text, commentObjectType: coded })
export type TickerEntry = v.InferOutput<typeof tickerEntry>
/** The code of a news item in the ticker; any other code is a notice. */
export const NEWS_CODE = 'NEW_INFORMATION'

export const mergeCustomPage = defineCall({
  id: 'home.mergeCustomPage',
  method: 'POST',
  path: '/api/universityAdvertise/anyBiz/discoverArticle/mergeCustomPage',
  summary: 'News and notices published between two times, newest first',
  request: v.object({ ...paging(), startTime: v.string(), endTime: v.string() }),
  response: page(tickerEntry),
})

export const discoverArticlePage = defineCall({
  id: 'home.discoverArticlePage',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/discoverArticle/page',
  summary: 'All news and notices, newest first',
  request: v.object(paging()),
  response: page(tickerEntry),
})

export const getDiscoverArticle = defineCall({
  id: 'home.getDiscoverArticle',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/discoverArticle/getVOById/{id}',
  summary: 'A news item or notice, as the ticker names it',
  request: v.object({ id }),
  response: tickerEntry,
})

/** The wall that an operation item belongs to. */
export const WALLS = { everyoneSays: 'EVERYONE_SAYS', microClassroom: 'MICRO_CLASSROOM' } as const

export const wallTag = v.object({ id, name: text })

export const wallTagList = defineCall({
  id: 'home.wallTagList',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/contentOperation/getTagList',
  summary: 'Tags of a video wall',
  request: v.object({ tenantId: v.optional(id), bizType: v.optional(v.string()) }),
  response: list(wallTag),
})

/** An item of either wall; the micro-classroom's have a description and a class type (1 training, 2 exam, 3 certification). */
export const wallItem = v.object({
  id,
  pic: text,
  title: text,
  author: text,
  authorAvatar: text,
  likeStatus: flag,
  likeNum: count,
  tagId: text,
  description: text,
  contentUrl: text,
  classType: count,
})
export type WallItem = v.InferOutput<typeof wallItem>

export const wallPage = defineCall({
  id: 'home.wallPage',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/contentOperation/page',
  summary: 'Items of a video wall',
  request: v.object({
    ...paging({ sort: ['seq'], order: 'ascending' }),
    model: v.object({ tagId: v.optional(v.string()), bizType: v.picklist(Object.values(WALLS)) }),
  }),
  response: page(wallItem),
})

export const getOperationBasic = defineCall({
  id: 'home.getOperationBasic',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/contentOperation/getOperationBasic/{id}',
  summary: 'A micro-classroom item with its related products',
  request: v.object({ id }),
  response: v.object({
    id,
    title: text,
    description: text,
    pic: text,
    contentUrl: text,
    relatedProductResultVOS: list(product),
  }),
  token: true,
})
