import { thumbsDelete, thumbsUp, type THUMBS_BIZ_TYPES } from '@campus/contracts/review'
import { call } from '@campus/http/client'

/** Likes what is not liked yet, else takes the like back; for visitors too. The call's toast tells a failure. */
export function sendLike(bizType: (typeof THUMBS_BIZ_TYPES)[number], bizId: string, wasLiked: boolean) {
  return call(wasLiked ? thumbsDelete : thumbsUp, { bizId, bizType })
}
