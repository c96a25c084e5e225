/** The responses for the home page of a school with everything; a test replaces those it is about. */
import { receivableCouponPage } from '@campus/contracts/coupon'
import {
  getMaterialPosterList,
  mergeCustomPage,
  queryMaterialCategories,
  wallPage,
  wallTagList,
} from '@campus/contracts/home'
import { productPage, queryProductCategories } from '@campus/contracts/product'
import { commentScorePage, commentScoreTagList } from '@campus/contracts/review'
import { respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

import { productsOf } from '../common/product/product.fixtures'
import { reviewOf } from '../common/reviews/review.fixtures'
import { bannersOf, categoryOf, couponOf, tickerEntryOf } from './home.fixtures'
import { wallItemsOf } from './walls/wall.fixtures'

export function respondWithHome(): void {
  respond(getMaterialPosterList, bannersOf(3))
  respond(queryMaterialCategories, [categoryOf({ categoryName: '校园环境', count: 14 })])
  respond(mergeCustomPage, (request) => pageResponse([tickerEntryOf({ title: '秋季班开始报名' })], request))
  respond(receivableCouponPage, (request) => pageResponse([couponOf({ title: '新学员立减券' })], request))
  respond(queryProductCategories, [{ id: '1', name: '健康护理', seq: 1, defaultFlag: true }])
  respond(productPage, (request) => pageResponse(productsOf(3), request))
  respond(commentScoreTagList, [{ id: '1', name: '老师负责' }])
  respond(commentScorePage, (request) => pageResponse([reviewOf({ commentAuthorName: '林晓雨' })], request))
  respond(wallTagList, [{ id: '1', name: '课堂瞬间' }])
  respond(wallPage, (request) => pageResponse(wallItemsOf(2), request))
}
