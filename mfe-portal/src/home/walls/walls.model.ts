/** The content of the two video walls, without drawing it. */
import type { WallItem } from '@campus/contracts/home'

import { movedCount } from '../../common/like/liked-count.model'

export const WALL_PAGE_SIZE = 8

/** Pixels: a card's width and the gutter between two. */
export const WALL_CARD = 230
export const WALL_GUTTER = 16

/** The tag in the address, else the first; undefined when there is none. */
export function chosenTag<Tag extends { readonly id: string }>(tags: readonly Tag[], asked: string): Tag | undefined {
  return tags.find((tag) => tag.id === asked) ?? tags[0]
}

/** The item after a press on its like button. */
export function toggleWallLike(item: WallItem): WallItem {
  return { ...item, likeStatus: !item.likeStatus, likeNum: movedCount(item.likeNum, item.likeStatus) }
}

/** The kind of a micro class: 1 training, 2 exam, 3 certification; null for other values. */
export function classTypeMessage(classType: number): 'wall.training' | 'wall.exam' | 'wall.certification' | null {
  if (classType === 1) return 'wall.training'
  if (classType === 2) return 'wall.exam'
  return classType === 3 ? 'wall.certification' : null
}
