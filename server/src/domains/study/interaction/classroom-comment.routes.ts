import { and, desc, eq } from 'drizzle-orm'

import { MOST_COMMENTS, queryClassroomComments, saveClassroomComment } from '@campus/contracts/study-interaction'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { handleLearner, type Route } from '../../../platform/http/handle'
import { wireTime } from '../../../platform/http/wire-time'
import { authorOf, countEntry, roomOfMember, type NamedRoom } from './classroom-member'
import { refuse } from './interaction.refusals'
import { classroomComments } from './interaction.schema'
import { requiredText } from './written-text'

export const classroomCommentRoutes: readonly Route[] = [
  handleLearner(queryClassroomComments, async ({ input: { infoId: classroomId, classId }, tx }) => {
    await roomOfMember(tx, { classId, classroomId })
    const rows = await tx
      .select()
      .from(classroomComments)
      .where(inRoom({ classId, classroomId }))
      .orderBy(desc(classroomComments.createdTime), desc(classroomComments.id))
      .limit(MOST_COMMENTS)
    return rows.map((row) => ({
      id: row.id,
      commentContent: row.content,
      commentParent: row.parentId,
      commentAuthorName: row.authorName,
      commentAuthorAvatar: row.authorAvatar,
      commentParentAuthorName: row.parentAuthorName,
      createdTime: wireTime(row.createdTime),
    }))
  }),

  handleLearner(saveClassroomComment, async (context) => {
    const { input, tx, now } = context
    const { classId, id: classroomId } = input
    const room = await roomOfMember(tx, { classId, classroomId })
    const content = requiredText(input.commentContent, 'classroomCommentEmpty')
    const parentAuthorName = await authorOfParent(tx, room, input.commentParent)
    await countEntry(context)
    const id = newId(now.getTime())
    await tx.insert(classroomComments).values({
      id,
      classId,
      classroomId,
      studentId: room.studentId,
      ...(await authorOf(context, room)),
      content,
      parentId: input.commentParent,
      parentAuthorName,
      createdTime: now,
    })
    return id
  }),
]

function inRoom({ classId, classroomId }: NamedRoom) {
  return and(eq(classroomComments.classId, classId), eq(classroomComments.classroomId, classroomId))
}

/** Whom a reply names: the author of a comment on the same classroom. '' for a comment of its own. */
async function authorOfParent(tx: Transaction, room: NamedRoom, parentId: string): Promise<string> {
  if (parentId === '') return ''
  const [parent] = await tx
    .select({ name: classroomComments.authorName })
    .from(classroomComments)
    .where(and(eq(classroomComments.id, parentId), inRoom(room)))
  if (parent === undefined) throw refuse('notFound')
  return parent.name
}
