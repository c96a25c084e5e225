import { index, integer, text } from 'drizzle-orm/pg-core'

import { moment, ownedTable } from '../database/tenant-table'

/**
 * Which release holds unfinished work of a person, until it is done. The id names the work, as the address of its page
 * does.
 */
export const releaseLeases = ownedTable(
  'release_leases',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    /** The form in which that release keeps the work. */
    draftVersion: integer('draft_version').notNull(),
    leasedTime: moment('leased_time').notNull(),
  },
  // A page is asked for at another school's site too, by the name of the work alone.
  (table) => [index('release_leases_work').on(table.id)],
)
