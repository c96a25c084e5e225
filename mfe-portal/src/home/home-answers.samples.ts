/** What the server answers on the home page of a school that has everything; a test replaces what it is about. */
import {
  getMaterialPosterList,
  mergeCustomPage,
  queryMaterialCategories,
  receivableCouponPage,
  wallPage,
  wallTagList,
} from '@campus/contracts/home'
import { productPage, queryProductCategories } from '@campus/contracts/product'
import { commentScorePage, commentScoreTagList } from '@campus/contracts/review'
import { answer } from '@campus/testing/fake-server'

import { pageOf } from '../common/page.samples'
import { productsOf } from '../common/product/product.samples'
import { bannersOf, categoryOf, couponOf, tickerEntryOf } from './home.samples'
import { reviewOf } from './reviews/review.samples'
import { wallItemsOf } from './walls/wall.samples'

export function answerHome(): void {
  answer(getMaterialPosterList, bannersOf(3))
  answer(queryMaterialCategories, [categoryOf({ categoryName: '校园环境', count: 14 })])
  answer(mergeCustomPage, (request) => pageOf([tickerEntryOf({ title: '秋季班开始报名' })], request))
  answer(receivableCouponPage, (request) => pageOf([couponOf({ title: '新学员立减券' })], request))
  answer(queryProductCategories, [{ id: '1', name: '健康护理', seq: 1, defaultFlag: true }])
  answer(productPage, (request) => pageOf(productsOf(3), request))
  answer(commentScoreTagList, [{ id: '1', name: '老师负责' }])
  answer(commentScorePage, (request) => pageOf([reviewOf({ commentAuthorName: '林晓雨' })], request))
  answer(wallTagList, [{ id: '1', name: '课堂瞬间' }])
  answer(wallPage, (request) => pageOf(wallItemsOf(2), request))
}
