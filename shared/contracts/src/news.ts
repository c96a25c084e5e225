import * as v from 'valibot'

import { defineCall } from './call'
import { product } from './product'
import { coded, id, list, numeric, optionalNumeric, page, paging, text, time } from './wire'

export const newsCategory = v.object({ id, categoryName: text, seq: optionalNumeric })
export type NewsCategory = v.InferOutput<typeof newsCategory>

export const newsCategoryPage = defineCall({
  id: 'news.categoryPage',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/categorize/page',
  summary: 'Categories of the news',
  request: v.object({ ...paging(), model: v.optional(v.object({}), {}) }),
  response: page(newsCategory),
})

/** Code of a news item whose content is the address of a video. */
export const VIDEO_CONTENT_CODE = 'INFORMATION'

/** A news item in a list. */
export const newsEntry = v.object({
  id,
  title: text,
  cover: text,
  introduction: text,
  publishTime: time,
  createdTime: time,
  contentType: coded,
  relatedCategorizeList: list(v.object({ categorizeId: text })),
})
export type NewsEntry = v.InferOutput<typeof newsEntry>

export const newsPage = defineCall({
  id: 'news.page',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/newInformation/newInformationPage',
  summary: 'Published news',
  request: v.object({
    ...paging({ sort: ['publishTime', 'createdTime'], order: 'descending' }),
    model: v.object({ categorizeId: v.optional(v.string()), status: v.optional(numeric, 1) }),
  }),
  response: page(newsEntry),
})

/** A news item: `content` is HTML, or the address of a video when the code says so. */
export const newsDetail = v.object({
  ...newsEntry.entries,
  content: text,
  sources: text,
  relatedProductList: list(product),
})
export type NewsDetail = v.InferOutput<typeof newsDetail>

export const getNewsDetail = defineCall({
  id: 'news.detail',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/newInformation/detail',
  summary: 'One published news item',
  request: v.object({ id }),
  response: newsDetail,
})

/** A notice in a list; only published ones are sent. */
export const noticeEntry = v.object({ id, title: text, publishTime: time, createdTime: time })
export type NoticeEntry = v.InferOutput<typeof noticeEntry>

export const noticePage = defineCall({
  id: 'notice.page',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/notice/noticePage',
  summary: 'Published notices, newest first',
  request: v.object({ ...paging(), model: v.optional(v.object({}), {}) }),
  response: page(noticeEntry),
  source: 'ours',
})

/** A notice; `content` is HTML. */
export const noticeDetail = v.object({
  ...noticeEntry.entries,
  content: text,
  writerName: text,
  status: optionalNumeric,
})
export type NoticeDetail = v.InferOutput<typeof noticeDetail>

export const getNoticeDetail = defineCall({
  id: 'notice.detail',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/notice/detail',
  summary: 'One published notice',
  request: v.object({ id }),
  response: noticeDetail,
  source: 'ours',
})
