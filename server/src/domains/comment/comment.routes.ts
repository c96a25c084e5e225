import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import {
  commentPage,
  getReply,
  removeComment,
  REPLY_PAGE,
  replyToComment,
  saveComment,
  userCommentsPage,
} from '@campus/contracts/comment'

import type { Transaction } from '../../platform/database/database'
import { handle, handleSignedIn, type CallContext, type Route } from '../../platform/http/handle'
import { orderOf, pagedSelect } from '../../platform/http/paging'
import { actorOf, likedAmong } from '../../platform/likes/likes'
import { likes } from '../../platform/likes/likes.schema'
import { commentResponse } from './comment-response'
import { refuse } from './comment.refusals'
import { comments } from './comment.schema'
import { writeComment } from './write-comment'

type CommentRow = typeof comments.$inferSelect

export const commentRoutes: readonly Route[] = [
  handle(commentPage, async (context) => {
    const { input, tx } = context
    const { commentObjectId, commentObjectType } = input.model
    const shown = and(
      eq(comments.objectType, commentObjectType),
      eq(comments.objectId, commentObjectId),
      isNull(comments.topId),
    )
    const page = await pagedSelect(
      tx,
      tx.select().from(comments).where(shown).$dynamic(),
      input,
      orderOf(input, { createdTime: [comments.createdTime] }, comments.id),
    )
    return { ...page, records: await responsesOf(context, page.records) }
  }),

  handle(userCommentsPage, async (context) => {
    const { input, tx } = context
    const { commentObjectId, commentTopId } = input.model
    const page = await pagedSelect(
      tx,
      tx
        .select()
        .from(comments)
        .where(and(eq(comments.topId, commentTopId), eq(comments.objectId, commentObjectId)))
        .$dynamic(),
      input,
      orderOf(input, { createdTime: [comments.createdTime] }, comments.id),
    )
    return { ...page, records: await responsesOf(context, page.records) }
  }),

  handleSignedIn(getReply, async (context) => {
    const rows = await context.tx
      .select()
      .from(comments)
      .where(eq(comments.topId, context.input.id))
      .orderBy(comments.createdTime, comments.id)
      .limit(REPLY_PAGE)
    return responsesOf(context, rows)
  }),

  handleSignedIn(saveComment, async (context) => {
    const { commentContent, commentObjectId, commentObjectType } = context.input
    return writeComment(context, {
      content: commentContent,
      objectId: commentObjectId,
      objectType: commentObjectType,
      parent: null,
    })
  }),

  // Whose thread it joins and whom it responds to is the parent row's to say, whatever the caller names.
  handleSignedIn(replyToComment, async (context) => {
    const { commentContent, commentObjectId, commentObjectType, commentParent } = context.input
    const [parent] = await context.tx
      .select()
      .from(comments)
      .where(
        and(
          eq(comments.id, commentParent),
          eq(comments.objectId, commentObjectId),
          eq(comments.objectType, commentObjectType),
        ),
      )
    if (parent === undefined) throw refuse('notFound')
    return writeComment(context, {
      content: commentContent,
      objectId: commentObjectId,
      objectType: commentObjectType,
      parent,
    })
  }),

  handleSignedIn(
    removeComment,
    async ({ input, tx, user }) => {
      const [row] = await tx.select().from(comments).where(eq(comments.id, input.id)).for('update')
      if (row === undefined) throw refuse('notFound')
      if (row.authorId !== user.id) throw refuse('commentNotOwn')
      await remove(tx, row)
      return true
    },
    { changes: true },
  ),
]

/** The replies in its thread and the likes of all of them go with it. */
async function remove(tx: Transaction, { id, topId }: CommentRow): Promise<void> {
  const thread = tx
    .select({ id: comments.id })
    .from(comments)
    .where(or(eq(comments.id, id), eq(comments.topId, id)))
  await tx.delete(likes).where(and(eq(likes.bizType, 'COMMENTS'), inArray(likes.bizId, thread)))
  await tx.delete(comments).where(eq(comments.id, id))
  if (topId !== null) {
    await tx
      .update(comments)
      .set({ childrenCount: sql`greatest(${comments.childrenCount} - 1, 0)` })
      .where(eq(comments.id, topId))
  }
}

async function responsesOf(context: CallContext, rows: readonly CommentRow[]) {
  const ids = rows.map(({ id }) => id)
  const liked = await likedAmong(context.tx, 'COMMENTS', ids, actorOf(context))
  return rows.map((row) => commentResponse(row, liked.has(row.id)))
}
