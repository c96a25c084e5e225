import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'

/** Comments on anything, and replies to them: whoever reads the thing reads them, so the rows are the school's. */
export const comments = tenantTable(
  'comments',
  {
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    content: text('content').notNull(),
    /** User id; null for a virtual author. */
    authorId: text('author_id'),
    authorName: text('author_name').notNull(),
    authorPic: text('author_pic').notNull().default(''),
    /** USER or VEST. */
    authorRole: text('author_role').notNull(),
    /** The comment at the top of the thread; null for that one itself. */
    topId: text('top_id'),
    /** What a reply responds to. A reply outlives it, unless it is the top. */
    parentId: text('parent_id'),
    /** Only where that is a reply too. */
    parentAuthorName: text('parent_author_name').notNull().default(''),
    childrenCount: integer('children_count').notNull().default(0),
    thumbsCount: integer('thumbs_count').notNull().default(0),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    index('comments_object')
      .on(table.tenantId, table.objectType, table.objectId, table.createdTime, table.id)
      .where(sql`top_id is null`),
    index('comments_thread').on(table.tenantId, table.topId, table.createdTime, table.id),
    foreignKey({ columns: [table.tenantId, table.topId], foreignColumns: [table.tenantId, table.id] }).onDelete(
      'cascade',
    ),
  ],
)
