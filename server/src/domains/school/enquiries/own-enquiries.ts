import { and, desc, eq, ne, or, sql } from 'drizzle-orm'

import type { OwnClue } from '@campus/contracts/school'

import type { Transaction } from '../../../platform/database/database'
import { wireTime } from '../../../platform/http/wire-time'
import { users } from '../../../platform/session/session.schema'
import { clues } from '../school.schema'

/** So many are listed at most. */
const MOST = 100

/**
 * The enquiries of a person, the newest first: those sent when signed in, and those of a visitor with their number, which a
 * code had proved, and their name: the real one or, without it, the one they are called by. A number goes from one person to
 * another, so that it is not enough alone.
 */
export async function findOwnEnquiries(tx: Transaction, userId: string): Promise<OwnClue[]> {
  const { id, content, createdTime, handledTime } = clues
  const name = sql`coalesce(nullif(${users.realName}, ''), ${users.nickName})`
  const asVisitor = and(eq(clues.mobile, users.mobile), eq(clues.name, name), ne(clues.name, ''))
  const rows = await tx
    .select({ id, content, createdTime, handledTime })
    .from(clues)
    .innerJoin(users, and(eq(users.tenantId, clues.tenantId), eq(users.id, userId)))
    .where(or(eq(clues.userId, userId), asVisitor))
    .orderBy(desc(createdTime), desc(id))
    .limit(MOST)
  return rows.map((row) => ({ ...row, createdTime: wireTime(row.createdTime), handledTime: wireTime(row.handledTime) }))
}
