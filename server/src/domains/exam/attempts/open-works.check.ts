/** Tells of learners who sit a work while it changes. What must stay is its identity. */
import { and, count, eq } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { works, type Work } from '../papers/paper.schema'
import { ATTEMPT_STATUS, attempts } from './attempt.schema'

export const openWorksCheck: ImportCheck = {
  tables: ['works'],
  async begin(tx, given) {
    const before = await worksOf(tx, given)
    const openAt = await openByWork(tx, given)
    return async () => {
      const after = new Map((await worksOf(tx, given)).map((work) => [work.id, work]))
      const notes = before.flatMap((work) => changeNotes(work, after.get(work.id), openAt.get(work.id) ?? 0))
      return { notes }
    }
  },
}

/** What an open page shows of its work. */
const SHOWN = ['title', 'description'] as const

function worksOf(tx: Transaction, { tenantId, idsOf }: GivenRows): Promise<Work[]> {
  return tx
    .select()
    .from(works)
    .where(and(eq(works.tenantId, tenantId), among(works.id, idsOf('works'))))
}

async function openByWork(tx: Transaction, { tenantId, idsOf }: GivenRows): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ workId: attempts.workId, open: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.tenantId, tenantId),
        eq(attempts.status, ATTEMPT_STATUS.open),
        among(attempts.workId, idsOf('works')),
      ),
    )
    .groupBy(attempts.workId)
  return new Map(rows.map(({ workId, open }) => [workId, open]))
}

function changeNotes(before: Work, after: Work | undefined, open: number): RowFinding[] {
  if (after === undefined || open === 0) return []
  const at = [{ table: 'works', id: before.id }]
  const shown = SHOWN.filter((column) => before[column] !== after[column])
  const words =
    shown.length === 0
      ? []
      : [
          `${shown.join(' and ')} changed while ${are(open)} open: a page that shows the work has the former until it is loaded again`,
        ]
  return [...words, ...minuteNotes(before, after, open)].map((message) => ({ at, message }))
}

function minuteNotes(before: Work, after: Work, open: number): string[] {
  if (before.minutes === after.minutes) return []
  const keeps = open === 1 ? 'it ends' : 'they end'
  const isMore = before.minutes > 0 && (after.minutes === 0 || after.minutes > before.minutes)
  const how = isMore
    ? `; operator move-ends ${after.tenantId} ${after.id} gives ${open === 1 ? 'it' : 'them'} ${minutesOf(after)}`
    : ''
  return [
    `minutes were ${before.minutes} and ${are(open)} open: ${keeps} as ${open === 1 ? 'it' : 'they'} began, with ${minutesOf(before)}${how}`,
  ]
}

function are(open: number): string {
  return open === 1 ? 'an attempt is' : `${open} attempts are`
}

function minutesOf({ minutes }: Work): string {
  return minutes === 0 ? 'no limit' : `${minutes}`
}
