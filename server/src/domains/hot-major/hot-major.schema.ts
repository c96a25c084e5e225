import { boolean, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core'

import { tenantTable } from '../../platform/database/tenant-table'
import { products } from '../product/product.schema'

interface RelatedCertificate {
  readonly name: string
  /** Picture of the certificate. */
  readonly url: string
}

/** Majors the school recommends. The salary is text: yuan per month, often a range. */
export const hotMajors = tenantTable('hot_majors', {
  name: text('name').notNull(),
  pic: text('pic').notNull().default(''),
  industrySalary: text('industry_salary').notNull().default(''),
  employmentProspectDescribe: text('employment_prospect_describe').notNull().default(''),
  suitabilityPeopleDescribe: text('suitability_people_describe').notNull().default(''),
  relatedCertificates: jsonb('related_certificates').$type<RelatedCertificate[]>().notNull().default([]),
  seq: integer('seq').notNull().default(0),
  published: boolean('published').notNull().default(true),
})

/** Questions people ask about a major; the answer is HTML. */
export const commonQuestions = tenantTable(
  'common_questions',
  {
    majorId: text('major_id').notNull(),
    name: text('name').notNull(),
    answer: text('answer').notNull().default(''),
    seq: integer('seq'),
  },
  (table) => [
    index('common_questions_major').on(table.tenantId, table.majorId, table.seq),
    foreignKey({ columns: [table.tenantId, table.majorId], foreignColumns: [hotMajors.tenantId, hotMajors.id] }),
  ],
)

/** Training products that belong to a major. */
export const hotMajorProducts = tenantTable(
  'hot_major_products',
  {
    majorId: text('major_id').notNull(),
    productId: text('product_id').notNull(),
    seq: integer('seq').notNull().default(0),
  },
  (table) => [
    index('hot_major_products_major').on(table.tenantId, table.majorId, table.seq),
    foreignKey({ columns: [table.tenantId, table.majorId], foreignColumns: [hotMajors.tenantId, hotMajors.id] }),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)
