import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { deleteNotes, getNoteCount, NOTES_OF, queryNotePage, saveNote } from '@campus/contracts/study-interaction'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { handleLearner, type Route } from '../../../platform/http/handle'
import { pagedSelect } from '../../../platform/http/paging'
import { wireTime } from '../../../platform/http/wire-time'
import { reportedIn } from '../class-access'
import { authorOf, countEntry, roomOfMember, type RoomOfMember } from './classroom-member'
import { refuse } from './interaction.refusals'
import { privateNotes, sharedNotes } from './interaction.schema'
import { requiredText, writtenText } from './written-text'

type NotesOf = (typeof NOTES_OF)[keyof typeof NOTES_OF]

export const noteRoutes: readonly Route[] = [
  handleLearner(getNoteCount, async ({ input, tx }) => {
    const room = await roomOfMember(tx, input)
    const own = await tx.$count(privateNotes, privateIn(room))
    const shared = (which: NotesOf) => tx.$count(sharedNotes, sharedIn(room, which))
    return {
      total: own + (await shared(NOTES_OF.all)),
      ownTotal: own + (await shared(NOTES_OF.mine)),
      teacherTotal: await shared(NOTES_OF.teacher),
    }
  }),

  handleLearner(queryNotePage, async ({ input, tx }) => {
    const room = await roomOfMember(tx, input.model)
    const notes = readableNotes(tx, room, input.model.dataType)
    const page = await pagedSelect(
      tx,
      tx.select().from(notes).$dynamic(),
      { size: input.size, current: input.page ?? input.current },
      [desc(notes.createdTime), desc(notes.id)],
    )
    return {
      ...page,
      records: page.records.map((row) => ({
        id: row.id,
        title: row.title,
        notes: row.content,
        isShared: row.isShared ? 1 : 0,
        studentId: row.studentId,
        createdName: row.authorName,
        avatar: row.authorAvatar,
        createdTime: wireTime(row.createdTime),
      })),
    }
  }),

  handleLearner(saveNote, async (context) => {
    const { input, tx, now } = context
    const room = await roomOfMember(tx, input)
    const words = { title: requiredText(input.title, 'noteTitleEmpty'), content: writtenText(input.notes) }
    if (input.id !== '') return changeNote(tx, room, { id: input.id, words })
    await countEntry(context)
    const { classId, classroomId, studentId } = room
    const id = newId(now.getTime())
    const note = { id, classId, classroomId, ...words, ...(await authorOf(context, room)), createdTime: now }
    if (input.isShared === 1) await tx.insert(sharedNotes).values({ ...note, studentId })
    else await tx.insert(privateNotes).values(note)
    return id
  }),

  handleLearner(deleteNotes, async ({ input, tx }) => {
    const ids = [...new Set(input.ids)]
    const own = await tx.delete(privateNotes).where(inArray(privateNotes.id, ids)).returning({ id: privateNotes.id })
    const shared = await tx
      .select({ id: sharedNotes.id, classId: sharedNotes.classId, studentId: sharedNotes.studentId })
      .from(sharedNotes)
      .where(inArray(sharedNotes.id, ids))
    if (own.length + shared.length < ids.length) throw refuse('notFound')
    for (const { id, classId, studentId } of shared) {
      if ((await reportedIn(tx, classId)).enrolment.id !== studentId) throw refuse('noteNotOwn')
      await tx.delete(sharedNotes).where(eq(sharedNotes.id, id))
    }
    return true
  }),
]

/** All in one: the learner's private ones by row-level security, and the shared ones. */
function readableNotes(tx: Transaction, room: RoomOfMember, which: NotesOf) {
  const { title, content, authorName, authorAvatar, createdTime } = privateNotes
  const own = tx
    .select({
      id: privateNotes.id,
      title,
      content,
      authorName,
      authorAvatar,
      createdTime,
      studentId: sql<string>`${room.studentId}::text`.as('student_id'),
      isShared: sql<boolean>`false`.as('is_shared'),
    })
    .from(privateNotes)
    .where(and(privateIn(room), which === NOTES_OF.teacher ? sql`false` : undefined))
  const shared = tx
    .select({
      id: sharedNotes.id,
      title: sharedNotes.title,
      content: sharedNotes.content,
      authorName: sharedNotes.authorName,
      authorAvatar: sharedNotes.authorAvatar,
      createdTime: sharedNotes.createdTime,
      studentId: sql<string>`${sharedNotes.studentId}`.as('student_id'),
      isShared: sql<boolean>`true`.as('is_shared'),
    })
    .from(sharedNotes)
    .where(sharedIn(room, which))
  return unionAll(own, shared).as('notes')
}

function privateIn({ classId, classroomId }: RoomOfMember) {
  return and(eq(privateNotes.classId, classId), eq(privateNotes.classroomId, classroomId))
}

function sharedIn({ classId, classroomId, studentId }: RoomOfMember, which: NotesOf) {
  return and(
    eq(sharedNotes.classId, classId),
    eq(sharedNotes.classroomId, classroomId),
    which === NOTES_OF.mine ? eq(sharedNotes.studentId, studentId) : undefined,
    which === NOTES_OF.teacher ? eq(sharedNotes.isTeachers, true) : undefined,
  )
}

interface Change {
  readonly id: string
  readonly words: { readonly title: string; readonly content: string }
}

/** A note stays in its table: what is shared stays shared. Refuses with notFound and noteNotOwn. */
async function changeNote(tx: Transaction, room: RoomOfMember, { id, words }: Change): Promise<string> {
  const changed = await tx
    .update(privateNotes)
    .set(words)
    .where(and(eq(privateNotes.id, id), privateIn(room)))
    .returning({ id: privateNotes.id })
  if (changed.length > 0) return id
  const [shared] = await tx
    .select({ studentId: sharedNotes.studentId })
    .from(sharedNotes)
    .where(and(eq(sharedNotes.id, id), sharedIn(room, NOTES_OF.all)))
  if (shared === undefined) throw refuse('notFound')
  if (shared.studentId !== room.studentId) throw refuse('noteNotOwn')
  await tx.update(sharedNotes).set(words).where(eq(sharedNotes.id, id))
  return id
}
