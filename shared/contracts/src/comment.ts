import * as v from 'valibot'

import { defineCall } from './call'
import { coded, count, flag, id, list, numeric, optionalId, page, paging, text, time } from './wire'

/** What can be commented on: album items, and items of either video wall. */
export const COMMENT_OBJECT_TYPES = ['UNIVERSITY_PIC', 'MICRO_CLASSROOM', 'EVERYONE_SAYS'] as const
export type CommentObjectType = (typeof COMMENT_OBJECT_TYPES)[number]

/** The role of a comment's author: a person who signed in, or a voice the school made up, which is shown as such. */
export const COMMENT_ROLES = { user: 'USER', virtual: 'VEST' } as const

/** Longest comment, as a string's length. */
export const COMMENT_LENGTH = 500

/** Most replies that travel at once. */
export const REPLY_PAGE = 999

const objectType = v.picklist(COMMENT_OBJECT_TYPES)
const content = v.pipe(v.string(), v.maxLength(COMMENT_LENGTH))

/** A comment, or a reply: then it has a parent and the comment at the top of the thread. Its content is plain text. */
export const comment = v.object({
  id,
  commentContent: text,
  /** The author's user id; '' for a virtual one. */
  commentAuthor: optionalId,
  commentAuthorName: text,
  commentAuthorPic: text,
  commentAuthorRole: coded,
  commentParent: optionalId,
  /** Only of a reply to a reply: whom it responds to. */
  commentParentAuthorName: text,
  commentTopId: optionalId,
  commentObjectId: id,
  commentObjectType: text,
  /** Replies in the thread below a comment. */
  childrenCount: count,
  createdTime: time,
  thumbsCount: count,
  thumbs: flag,
})
export type Comment = v.InferOutput<typeof comment>

export const commentPage = defineCall({
  id: 'comment.page',
  method: 'POST',
  path: '/api/universityAdvertise/anyBiz/comments/appPageByObjectId',
  summary: 'Comments on one thing, without their replies, newest first',
  request: v.object({
    ...paging({ sort: ['createdTime'], order: 'descending' }),
    model: v.object({ commentObjectId: id, commentObjectType: objectType }),
  }),
  response: page(comment),
  token: true,
})

export const userCommentsPage = defineCall({
  id: 'comment.replyPage',
  method: 'POST',
  path: '/api/universityAdvertise/anyBiz/comments/userCommentsPage',
  summary: 'Replies in the thread below a comment, oldest first',
  request: v.object({
    ...paging({ sort: ['createdTime'], order: 'ascending', largest: REPLY_PAGE }),
    model: v.object({ commentObjectId: id, commentTopId: id }),
  }),
  response: page(comment),
  token: true,
})

export const getReply = defineCall({
  id: 'comment.getReply',
  method: 'GET',
  path: '/api/universityAdvertise/app/comments/getReply',
  summary: 'Replies in the thread below a comment, oldest first, as a plain list',
  request: v.object({ id }),
  response: list(comment),
  access: 'user',
})

/** Sent by the portal for back ends that want it; ours takes the author from the session. */
const sentRole = v.optional(v.string(), COMMENT_ROLES.user)

export const saveComment = defineCall({
  id: 'comment.save',
  method: 'POST',
  path: '/api/universityAdvertise/app/comments/saveComment',
  summary: 'Comments on something; who does is the session’s person',
  request: v.object({
    commentContent: content,
    commentObjectId: id,
    commentObjectType: objectType,
    commentAuthorRole: sentRole,
  }),
  response: comment,
  access: 'user',
  once: true,
})

export const replyToComment = defineCall({
  id: 'comment.reply',
  method: 'POST',
  path: '/api/universityAdvertise/app/comments/reply',
  summary: 'Replies to a comment or to a reply; whose thread it joins follows from commentParent',
  request: v.object({
    commentContent: content,
    commentObjectId: id,
    commentObjectType: objectType,
    commentParent: id,
    commentParentAuthorName: v.optional(v.string(), ''),
    commentAuthorRole: sentRole,
    commentReply: v.optional(numeric, 1),
    commentTopId: optionalId,
  }),
  response: comment,
  access: 'user',
  once: true,
})

export const removeComment = defineCall({
  id: 'comment.removeById',
  method: 'GET',
  path: '/api/universityAdvertise/app/comments/removeById',
  summary: 'Removes one’s own comment, with the replies in its thread',
  request: v.object({ id }),
  response: v.boolean(),
  access: 'user',
})
