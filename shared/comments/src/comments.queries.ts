/** The comments on one thing, and the replies below one of them. */
import { everyPageQuery, infiniteQuery } from '@campus/calls/query'
import { commentPage, REPLY_PAGE, userCommentsPage, type CommentObjectType } from '@campus/contracts/comment'

/** What is commented on. */
export interface CommentedThing {
  readonly commentObjectType: CommentObjectType
  readonly commentObjectId: string
}

/** Newest first; `size` come at a time. */
export function commentsQuery({ commentObjectType, commentObjectId }: CommentedThing, size: number) {
  return infiniteQuery(commentPage, {
    size,
    sort: 'createdTime',
    order: 'descending',
    model: { commentObjectId, commentObjectType },
  })
}

/** All replies of a thread, oldest first. */
export function repliesQuery({ commentObjectId }: CommentedThing, commentTopId: string) {
  return everyPageQuery(userCommentsPage, {
    size: REPLY_PAGE,
    sort: 'createdTime',
    order: 'ascending',
    model: { commentObjectId, commentTopId },
  })
}
