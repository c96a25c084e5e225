/** Orders and own coupons for tests. */
import type { Order, OwnCoupon } from '@campus/contracts/order'

import { couponOf } from '../common/product/product-detail.fixtures'

export function orderOf(differing: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    number: '26112000042',
    productId: '7',
    productName: '养老护理员（三级）职业技能培训',
    state: 'placed',
    classId: 'k1',
    className: '照护 2 班',
    trainingStartTime: '2026-12-01 09:00:00',
    trainingEndTime: '2027-01-31 17:30:00',
    place: '滨江实训楼',
    standPrice: 2680,
    couponTitle: '',
    couponAmount: null,
    payable: 2680,
    paymentUrl: '',
    stepList: [{ state: 'placed', time: '2026-11-20 12:00:00', bySchool: false, words: '' }],
    ...differing,
  }
}

export function ownCouponOf(differing: Partial<OwnCoupon> = {}): OwnCoupon {
  return { ...couponOf(), used: false, ...differing }
}
