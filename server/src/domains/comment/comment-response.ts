import { COMMENT_ROLES } from '@campus/contracts/comment'

import { wireTime } from '../../platform/http/wire-time'
import { commentText } from './comment-text.model'
import type { comments } from './comment.schema'

const ROLE_NAMES: Readonly<Record<string, string>> = { [COMMENT_ROLES.user]: '用户', [COMMENT_ROLES.virtual]: '马甲' }

/** A row as it travels. Its texts are cleaned once more: rows also come from imports, which nobody cleaned. */
export function commentResponse(row: typeof comments.$inferSelect, liked: boolean) {
  return {
    id: row.id,
    commentContent: commentText(row.content),
    commentAuthor: row.authorId ?? '',
    commentAuthorName: commentText(row.authorName),
    commentAuthorPic: row.authorPic,
    commentAuthorRole: { code: row.authorRole, desc: ROLE_NAMES[row.authorRole] ?? '' },
    commentParent: row.parentId ?? '',
    commentParentAuthorName: commentText(row.parentAuthorName),
    commentTopId: row.topId ?? '',
    commentObjectId: row.objectId,
    commentObjectType: row.objectType,
    childrenCount: row.childrenCount,
    createdTime: wireTime(row.createdTime),
    thumbsCount: row.thumbsCount,
    thumbs: liked ? 1 : 0,
  }
}
