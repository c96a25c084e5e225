import { thumbsDelete, thumbsUp, type THUMBS_BIZ_TYPES } from '@campus/contracts/review'
import { call } from '@campus/http/client'

/** Likes what is not liked yet, else takes the like back; for visitors too. The call's toast tells a failure. */
export function sendLike(bizType: (typeof THUMBS_BIZ_TYPES)[number], bizId: string, wasLiked: boolean) {
  return wasLiked ? call(thumbsDelete, { bizId, bizType }) : call(thumbsUp, { bizId, bizType, thumbs: 1 })
}
