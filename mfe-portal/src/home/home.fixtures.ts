/** Data for the tests of the home page: valid responses of the contract. */
import type { Coupon } from '@campus/contracts/coupon'
import type { Banner, MaterialCategory, TickerEntry } from '@campus/contracts/home'

export function bannersOf(count: number): Banner[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    pic: `/media/banner-${index + 1}.svg`,
    title: `横幅 ${index + 1}`,
    words: null,
  }))
}

export function categoryOf(differing: Partial<MaterialCategory> = {}): MaterialCategory {
  return { id: '1', categoryName: '校园环境', seq: 1, picNum: 0, videoNum: 0, count: 0, ...differing }
}

export function tickerEntryOf(differing: Partial<TickerEntry> = {}): TickerEntry {
  return {
    id: '1',
    title: '秋季班开始报名',
    commentObjectType: { code: 'NEW_INFORMATION', desc: '资讯' },
    ...differing,
  }
}

export function couponOf(differing: Partial<Coupon> = {}): Coupon {
  return {
    id: '1',
    title: '新学员立减券',
    useStartTime: '2026-01-01 00:00:00',
    useEndTime: '2026-12-31 23:59:59',
    amount: 200,
    minPoint: 1000,
    ...differing,
  }
}
