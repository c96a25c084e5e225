/** Comments for tests, and a server that keeps them. */
import {
  commentPage,
  removeComment,
  replyToComment,
  saveComment,
  userCommentsPage,
  type Comment,
} from '@campus/contracts/comment'
import { respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

export const PICTURE = { commentObjectType: 'UNIVERSITY_PIC', commentObjectId: '7' } as const

export function commentOf(differing: Partial<Comment> = {}): Comment {
  return {
    id: '1',
    commentContent: '老师讲得很清楚',
    commentAuthor: '900',
    commentAuthorName: '木子',
    commentAuthorPic: '/media/avatar-1.svg',
    commentAuthorRole: { code: 'USER', desc: '用户' },
    commentParent: '',
    commentParentAuthorName: '',
    commentTopId: '',
    ...PICTURE,
    childrenCount: 0,
    createdTime: '2026-01-05 10:00:00',
    thumbsCount: 3,
    thumbs: false,
    ...differing,
  }
}

/** A server that has these comments and replies, keeps what is said and removes what is to be removed. */
export function keepComments(given: readonly Comment[]): void {
  let kept = [...given]
  let lastId = 5000
  const add = (comment: Comment) => {
    kept = comment.commentTopId === '' ? [comment, ...kept] : [...kept, comment]
    kept = kept.map((one) => (one.id === comment.commentTopId ? { ...one, childrenCount: one.childrenCount + 1 } : one))
    return comment
  }
  const own = { commentAuthor: '501', commentAuthorName: '小林', commentAuthorPic: '' }
  respond(commentPage, (request) =>
    pageResponse(
      kept.filter(({ commentTopId }) => commentTopId === ''),
      request,
    ),
  )
  respond(userCommentsPage, (request) =>
    pageResponse(
      kept.filter(({ commentTopId }) => commentTopId === request.model.commentTopId),
      request,
    ),
  )
  respond(saveComment, ({ commentContent }) => add(commentOf({ id: String((lastId += 1)), commentContent, ...own })))
  respond(replyToComment, ({ commentContent, commentParent }) => {
    const parent = kept.find(({ id }) => id === commentParent)
    const commentTopId = parent?.commentTopId === '' ? parent.id : (parent?.commentTopId ?? '')
    const commentParentAuthorName = parent?.commentTopId === '' ? '' : (parent?.commentAuthorName ?? '')
    const id = String((lastId += 1))
    return add(commentOf({ id, commentContent, commentParent, commentTopId, commentParentAuthorName, ...own }))
  })
  respond(removeComment, ({ id }) => {
    kept = kept.filter((one) => one.id !== id)
    return true
  })
}
