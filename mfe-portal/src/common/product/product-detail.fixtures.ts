/** Products in full for tests. */
import type { Coupon } from '@campus/contracts/coupon'
import type { ProductClass, ProductDetail } from '@campus/contracts/product-detail'

import { productOf } from './product.fixtures'

export function productDetailOf(differing: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...productOf(),
    introduction: '<h3>学完能做什么</h3><p>独立照护。<script>alert(1)</script></p>',
    suitablePeople: '年满十八周岁',
    certificatePic: '/media/diploma-1.svg',
    courseList: [
      {
        id: 'c1',
        name: '照护基础',
        chapterList: [
          { name: '第一章 安全', lessonCount: 3 },
          { name: '第二章 起居', lessonCount: 1 },
        ],
      },
    ],
    teacherList: [
      { name: '宋佳', picture: '', roleCode: 't_kcls' },
      { name: '钟意', picture: '', roleCode: 'other' },
    ],
    classList: [classOf()],
    couponList: [couponOf()],
    commonQuestionList: [
      { id: 'b', name: '可以退班吗？', answer: '<p>可以。</p>', seq: null },
      { id: 'a', name: '学费什么时候交？', answer: '<p>开课前。</p>', seq: 1 },
    ],
    ...differing,
  }
}

export function classOf(differing: Partial<ProductClass> = {}): ProductClass {
  return {
    id: 'k1',
    name: '照护 2 班',
    trainingStartTime: '2026-11-01 09:00:00',
    trainingEndTime: '2099-12-31 17:30:00',
    place: '滨江实训楼',
    headTeacherNickname: '宋老师',
    remaining: null,
    ...differing,
  }
}

export function couponOf(differing: Partial<Coupon> = {}): Coupon {
  return {
    id: 'q1',
    title: '秋季券',
    useStartTime: '2026-01-01 00:00:00',
    useEndTime: '2099-12-31 23:59:59',
    amount: 200,
    minPoint: 1000,
    ...differing,
  }
}
