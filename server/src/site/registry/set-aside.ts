/** Builds beside the server that the last start did not give to every school, for the operator to see. */
import { and, eq, notInArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { setAsideBuilds } from './registry.schema'

export interface SetAside {
  readonly moduleId: string
  /** '' when its manifest does not say. */
  readonly version: string
  /** One sentence each. */
  readonly reasons: readonly string[]
}

/** Keeps what this start set aside, in the place of what the one before did. */
export async function keepSetAside(tx: Transaction, builds: readonly SetAside[], now: Date): Promise<void> {
  const ids = builds.map(({ moduleId }) => moduleId)
  await tx.delete(setAsideBuilds).where(notInArray(setAsideBuilds.moduleId, ids))
  for (const { moduleId, version, reasons } of builds) {
    const values = { version, reasons: [...reasons] }
    const { version: before, since } = setAsideBuilds
    await tx
      .insert(setAsideBuilds)
      .values({ moduleId, ...values, since: now })
      .onConflictDoUpdate({
        target: setAsideBuilds.moduleId,
        // An earlier start may have set the same build aside.
        set: { ...values, since: sql`case when ${before} = excluded.version then ${since} else excluded.since end` },
      })
  }
}

/** Somebody gave it to every school after all. */
export async function forgetSetAside(tx: Transaction, moduleId: string, version: string): Promise<void> {
  await tx.delete(setAsideBuilds).where(and(eq(setAsideBuilds.moduleId, moduleId), eq(setAsideBuilds.version, version)))
}
