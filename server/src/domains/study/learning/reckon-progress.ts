/** What learners have watched of lessons whose length has become another. */
import { and, eq, lt, sql } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import { learningRecords } from './learning.schema'
import { progressOf } from './progress.model'

/** Records of one statement. */
const MOST = 1000

/** `lengths`: milliseconds by classroom. Progress never falls: what a learner was shown they keep. */
export async function reckonProgress(
  tx: Transaction,
  tenantId: string,
  lengths: ReadonlyMap<string, number>,
): Promise<void> {
  if (lengths.size === 0) return
  const { id, classroomId, progress, watched } = learningRecords
  const records = await tx
    .select({ id, classroomId, progress, watched })
    .from(learningRecords)
    .where(and(eq(learningRecords.tenantId, tenantId), among(classroomId, [...lengths.keys()]), lt(progress, 100)))
  const further = records
    .map((record) => ({
      id: record.id,
      before: record.progress,
      now: progressOf(record.watched, lengths.get(record.classroomId) ?? 0),
    }))
    .filter((record) => record.now > record.before)
  for (let first = 0; first < further.length; first += MOST) {
    const some = JSON.stringify(further.slice(first, first + MOST).map(({ id: record, now }) => ({ id: record, now })))
    await tx.execute(
      sql`update ${learningRecords} set progress = given.now from json_to_recordset(${some}::json) as given (id text, now double precision) where ${learningRecords.tenantId} = ${tenantId} and ${id} = given.id`,
    )
  }
}
