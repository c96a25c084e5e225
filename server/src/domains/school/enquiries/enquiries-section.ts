/** Enquiries of visitors on the operator's page, for a school to call back. */
import { asc, count, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'

import type { Transaction } from '../../../platform/database/database'
import { TeacherRefusedError, type TeacherSection } from '../../../platform/teaching/teacher-section'
import { commentText } from '../../comment/comment.offer'
import { clues } from '../school.schema'
import { MESSAGES } from './enquiries.messages'
import { enquiriesPage, enquiryPage, LONGEST_NOTE, seenOf } from './enquiry-pages'
import { settleEnquiry } from './settle-enquiry'

/** Rows of the list: what is behind them comes up as they are taken care of. */
const MOST_WAITING = 100
/** Row-level security keeps to the school; an enquiry belongs to no person's own rows. */
const NOBODY = ''

const noteForm = v.object({
  note: v.pipe(v.string(), v.transform(commentText), v.maxLength(LONGEST_NOTE)),
  seen: v.string(),
})

export const enquiriesSection: TeacherSection = {
  id: 'enquiries',
  names: { 'zh-CN': '咨询', en: 'Enquiries' },
  waiting: ({ tx, asPerson }) => asPerson(NOBODY, () => countWaiting(tx)),
  list: (context) =>
    context.asPerson(NOBODY, async () =>
      enquiriesPage(context, {
        total: await countWaiting(context.tx),
        waiting: await oldestWaiting(context.tx, MOST_WAITING),
      }),
    ),
  show: (context, id) =>
    context.asPerson(NOBODY, async () => {
      const [enquiry] = await context.tx.select().from(clues).where(eq(clues.id, id))
      return enquiry === undefined ? null : enquiryPage(context, enquiry)
    }),
  take: (context, id, form) =>
    context.asPerson(NOBODY, async () => {
      const { tx, now, by } = context
      const texts = MESSAGES[context.locale]
      const given = v.safeParse(noteForm, form)
      if (!given.success) throw new TeacherRefusedError(texts.wrongNote(LONGEST_NOTE))
      const { note, seen } = given.output
      const [enquiry] = await tx.select().from(clues).where(eq(clues.id, id)).for('update')
      if (enquiry === undefined) return null
      if (seenOf(enquiry) !== seen) throw new TeacherRefusedError(texts.handledMeanwhile)
      await settleEnquiry({ tx, now }, { id, by, note })
      const [next] = await oldestWaiting(tx, 1)
      return next === undefined ? '' : `/${next.id}`
    }),
}

async function countWaiting(tx: Transaction): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(clues).where(isNull(clues.handledTime))
  return counted?.total ?? 0
}

async function oldestWaiting(tx: Transaction, most: number) {
  return tx
    .select()
    .from(clues)
    .where(isNull(clues.handledTime))
    .orderBy(asc(clues.createdTime), asc(clues.id))
    .limit(most)
}
