import { eq, sql } from 'drizzle-orm'

import { COMMENT_ROLES, type CommentObjectType } from '@campus/contracts/comment'

import { newId } from '../../platform/database/ids'
import type { LearnerContext } from '../../platform/http/handle'
import { countHit, isLimited, queueFor } from '../../platform/rate-limits/rate-limit'
import { users } from '../../platform/session/session.schema'
import { isShown } from './comment-objects'
import { commentResponse } from './comment-response'
import { commentText, publicName } from './comment-text.model'
import { newComments } from './comment.limits'
import { refuse } from './comment.refusals'
import { comments } from './comment.schema'

interface Written {
  readonly content: string
  readonly objectType: CommentObjectType
  readonly objectId: string
  /** What it responds to; null for a comment of its own. */
  readonly parent: typeof comments.$inferSelect | null
}

/** Keeps a comment or a reply of the session's person and answers it as it travels. */
export async function writeComment(
  { tx, user, now }: Pick<LearnerContext, 'tx' | 'user' | 'now'>,
  { content, objectType, objectId, parent }: Written,
) {
  const cleaned = commentText(content)
  if (cleaned === '') throw refuse('commentEmpty')
  if (!(await isShown(tx, objectType, objectId))) throw refuse('notFound')
  const hit = { rule: newComments, whom: user.id, now }
  await queueFor(tx, hit)
  if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
  await countHit(tx, hit)

  const topId = parent === null ? null : (parent.topId ?? parent.id)
  if (topId !== null) {
    // Counted before it is written: a thread that is removed at this moment is waited for, and then is not there.
    const counted = await tx
      .update(comments)
      .set({ childrenCount: sql`${comments.childrenCount} + 1` })
      .where(eq(comments.id, topId))
      .returning({ id: comments.id })
    if (counted.length === 0) throw refuse('notFound')
  }
  const [author] = await tx.select().from(users).where(eq(users.id, user.id))
  if (author === undefined) throw refuse('sessionInvalid')
  const [row] = await tx
    .insert(comments)
    .values({
      id: newId(now.getTime()),
      objectType,
      objectId,
      content: cleaned,
      authorId: user.id,
      authorName: publicName(author),
      authorPic: author.avatar,
      authorRole: COMMENT_ROLES.user,
      topId,
      parentId: parent?.id ?? null,
      parentAuthorName: parent?.topId === null ? '' : (parent?.authorName ?? ''),
      createdTime: now,
    })
    .returning()
  if (row === undefined) throw new Error('a comment that was written is missing')
  return commentResponse(row, false)
}
