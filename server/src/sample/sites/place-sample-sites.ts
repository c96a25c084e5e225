import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { schoolDomains, schools } from '../../domains/school/school.schema'
import { courses } from '../../domains/study/courses/course.schema'
import type { Database } from '../../platform/database/database'
import { OWN_MACHINE } from '../sample-address'
import { SAMPLE_SCHOOLS } from '../sample-schools'

/** Puts the port that the server listens on into the sample schools' addresses on this machine. */
export async function placeSampleSites(database: Database, port: number): Promise<void> {
  const atPort = (column: PgColumn) => sql`regexp_replace(${column}, ${OWN_MACHINE}, ${`\\1:${String(port)}`})`
  const moved = (column: PgColumn) => sql`${column} <> ${atPort(column)}`
  for (const { id } of SAMPLE_SCHOOLS) {
    await database.withTenant(id, async (tx) => {
      const { practicalTrainingLoginUrl, examLoginUrl, website } = schools
      await tx
        .update(schools)
        .set({
          practicalTrainingLoginUrl: atPort(practicalTrainingLoginUrl),
          examLoginUrl: atPort(examLoginUrl),
          website: atPort(website),
        })
        .where(sql`${moved(practicalTrainingLoginUrl)} or ${moved(examLoginUrl)} or ${moved(website)}`)
      await tx
        .update(schoolDomains)
        .set({ domain: atPort(schoolDomains.domain) })
        .where(moved(schoolDomains.domain))
      await tx
        .update(courses)
        .set({ learningUrl: atPort(courses.learningUrl) })
        .where(moved(courses.learningUrl))
    })
  }
}
