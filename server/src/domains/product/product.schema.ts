import { foreignKey, index, integer, jsonb, numeric, text } from 'drizzle-orm/pg-core'

import { tenantTable } from '../../platform/database/tenant-table'

/** The values of `state` of categories, products and their relation. */
export const ON_SALE = 1

export const productCategories = tenantTable('product_categories', {
  name: text('name').notNull(),
  seq: integer('seq').notNull().default(0),
  defaultFlag: integer('default_flag').notNull().default(0),
  isVariety: integer('is_variety').notNull().default(1),
  state: integer('state').notNull().default(ON_SALE),
})

/** Training products. Prices are yuan. */
export const products = tenantTable('products', {
  name: text('name').notNull(),
  pic: text('pic').notNull().default(''),
  picTag: text('pic_tag').notNull().default(''),
  thumbs: integer('thumbs').notNull().default(0),
  tenantChildType: text('tenant_child_type').notNull().default(''),
  schoolName: text('school_name').notNull().default(''),
  trainingInstitutionsName: text('training_institutions_name').notNull().default(''),
  /** Included types: 1 training, 2 exam, 3 certification, 4 evaluation. */
  onlineClassPeriodTypes: jsonb('online_class_period_types').$type<number[]>().notNull().default([]),
  certificationOrg: text('certification_org').notNull().default(''),
  issuingAuthorityName: text('issuing_authority_name').notNull().default(''),
  certificateTypeCode: text('certificate_type_code').notNull().default(''),
  certificateTypeDesc: text('certificate_type_desc').notNull().default(''),
  certificateVerificationType: integer('certificate_verification_type').notNull().default(0),
  certificateBenefits: text('certificate_benefits').notNull().default(''),
  defStandPrice: numeric('def_stand_price', { precision: 12, scale: 2, mode: 'number' }),
  /** Text: it may end with a 'from' marker. */
  defCouponPrice: text('def_coupon_price').notNull().default(''),
  subsidyPrice: numeric('subsidy_price', { precision: 12, scale: 2, mode: 'number' }),
  state: integer('state').notNull().default(ON_SALE),
  /** HTML. */
  introduction: text('introduction').notNull().default(''),
  /** For whom it is, plain text. */
  suitablePeople: text('suitable_people').notNull().default(''),
  /** Picture of the certificate; '' for none. */
  certificatePic: text('certificate_pic').notNull().default(''),
})

/** Questions about a product; the answer is HTML. Without a seq a question has no position. */
export const productQuestions = tenantTable(
  'product_questions',
  {
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    answer: text('answer').notNull().default(''),
    seq: integer('seq'),
  },
  (table) => [
    index('product_questions_product').on(table.tenantId, table.productId),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)

export const productRelations = tenantTable(
  'product_relations',
  {
    categoryId: text('category_id').notNull(),
    productId: text('product_id').notNull(),
    seq: integer('seq').notNull().default(0),
    state: integer('state').notNull().default(ON_SALE),
  },
  (table) => [
    index('product_relations_category').on(table.tenantId, table.categoryId, table.seq),
    foreignKey({
      columns: [table.tenantId, table.categoryId],
      foreignColumns: [productCategories.tenantId, productCategories.id],
    }),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)
