import { thumbsDelete, thumbsUp, type THUMBS_BIZ_TYPES } from '@campus/contracts/review'
import { call } from '@campus/http/client'

/** Gives or withdraws a like; for visitors too. A failure is shown as a toast. */
export function sendLike(bizType: (typeof THUMBS_BIZ_TYPES)[number], bizId: string, wasLiked: boolean) {
  return wasLiked ? call(thumbsDelete, { bizId, bizType }) : call(thumbsUp, { bizId, bizType, thumbs: 1 })
}
