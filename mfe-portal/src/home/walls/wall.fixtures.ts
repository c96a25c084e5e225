/** Wall items for tests: one with every field, and variants of it. */
import type { WallItem } from '@campus/contracts/home'

export function wallItemOf(differing: Partial<WallItem> = {}): WallItem {
  return {
    id: '1',
    pic: '/media/wall-1.svg',
    title: '第一次独立完成急救演练',
    author: '陈一鸣',
    authorAvatar: '/media/avatar-2.svg',
    likeStatus: false,
    likeNum: 36,
    tagId: '1',
    description: '三分钟看懂胸外按压的位置与深度。',
    contentUrl: '/media/clip-1.mp4',
    classType: 1,
    ...differing,
  }
}

export function wallItemsOf(count: number): WallItem[] {
  return Array.from({ length: count }, (_, index) => wallItemOf({ id: String(index + 1), title: `作品 ${index + 1}` }))
}
