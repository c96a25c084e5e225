/** Data for the tests of news and notices: valid responses of the contract. */
import { commonQuestionPage, hotMajorPage } from '@campus/contracts/hot-major'
import {
  newsCategoryPage,
  newsPage,
  noticePage,
  type NewsDetail,
  type NewsEntry,
  type NoticeDetail,
  type NoticeEntry,
} from '@campus/contracts/news'
import { respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

export function newsEntryOf(differing: Partial<NewsEntry> = {}): NewsEntry {
  return {
    id: '31',
    title: '电工新一期班开课',
    cover: '/media/news-1.svg',
    introduction: '四十二名学员走进实训场。',
    publishTime: '2026-11-20 16:20:00',
    createdTime: '2026-11-19 09:00:00',
    contentType: { code: 'ARTICLE', desc: '图文' },
    relatedCategorizeList: [{ categorizeId: '2' }],
    ...differing,
  }
}

export function newsEntriesOf(count: number): NewsEntry[] {
  return Array.from({ length: count }, (_, at) => newsEntryOf({ id: String(at + 1), title: `新闻 ${at + 1}` }))
}

export function newsDetailOf(differing: Partial<NewsDetail> = {}): NewsDetail {
  return {
    ...newsEntryOf(),
    content: '<h3>第一课</h3><p>先立规矩。</p>',
    sources: '启明宣传中心',
    relatedProductList: [],
    ...differing,
  }
}

export function noticesOf(count: number): NoticeEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    title: `公告 ${at + 1}`,
    publishTime: '2026-11-20 08:40:00',
    createdTime: '',
  }))
}

export function noticeDetailOf(differing: Partial<NoticeDetail> = {}): NoticeDetail {
  return {
    id: '7',
    title: '理论机考场次安排',
    publishTime: '2026-11-20 08:40:00',
    createdTime: '2026-11-19 10:00:00',
    content: '<p>请按时参加。</p>',
    writerName: '考务办公室',
    status: 1,
    ...differing,
  }
}

/** A school with news in three categories, notices and majors; a test replaces those it is about. */
export function respondWithNews(): void {
  respond(newsCategoryPage, (request) =>
    pageResponse(
      ['校园动态', '政策解读', '就业服务'].map((categoryName, at) => ({ id: String(at + 1), categoryName, seq: at })),
      request,
    ),
  )
  respond(newsPage, (request) => pageResponse(newsEntriesOf(9), request))
  respond(noticePage, (request) => pageResponse(noticesOf(8), request))
  respondWithMajors(5, 4)
}

export function respondWithMajors(majors: number, faqs: number): void {
  respond(hotMajorPage, (request) =>
    pageResponse(
      Array.from({ length: majors }, (_, at) => ({ id: String(at + 1), name: `专业 ${at + 1}`, pic: '' })),
      request,
    ),
  )
  respond(commonQuestionPage, (request) =>
    pageResponse(
      Array.from({ length: faqs }, (_, at) => ({
        id: `${request.model.majorId}${at + 1}`,
        name: `问题 ${at + 1}`,
        response: '',
        seq: at,
      })),
      request,
    ),
  )
}
