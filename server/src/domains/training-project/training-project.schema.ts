import { boolean, foreignKey, index, integer, text } from 'drizzle-orm/pg-core'

import { tenantTable } from '../../platform/database/tenant-table'
import { products } from '../product/product.schema'

/** A training project: several products as a whole; the introduction is HTML. */
export const trainingProjects = tenantTable('training_projects', {
  name: text('name').notNull(),
  introduction: text('introduction').notNull().default(''),
  seq: integer('seq').notNull().default(0),
  published: boolean('published').notNull().default(true),
})

/** Questions about a project; the answer is HTML. Without a seq a question has no position. */
export const trainingProjectQuestions = tenantTable(
  'training_project_questions',
  {
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    answer: text('answer').notNull().default(''),
    seq: integer('seq'),
  },
  (table) => [
    index('training_project_questions_project').on(table.tenantId, table.projectId),
    foreignKey({
      columns: [table.tenantId, table.projectId],
      foreignColumns: [trainingProjects.tenantId, trainingProjects.id],
    }),
  ],
)

/** Training products that belong to a project. */
export const trainingProjectProducts = tenantTable(
  'training_project_products',
  {
    projectId: text('project_id').notNull(),
    productId: text('product_id').notNull(),
    seq: integer('seq').notNull().default(0),
  },
  (table) => [
    index('training_project_products_project').on(table.tenantId, table.projectId, table.seq),
    foreignKey({
      columns: [table.tenantId, table.projectId],
      foreignColumns: [trainingProjects.tenantId, trainingProjects.id],
    }),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)
