import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'
import { products } from '../product/product.schema'

export interface ReviewFile {
  readonly url: string
  readonly type: 'PIC' | 'VIDEO'
}

/** Reviews of what was ordered. */
export const reviews = tenantTable(
  'reviews',
  {
    commentObjectType: text('comment_object_type').notNull().default('ORDER'),
    commentContent: text('comment_content').notNull(),
    commentAuthorName: text('comment_author_name').notNull().default(''),
    commentAuthorPic: text('comment_author_pic').notNull().default(''),
    varietyName: text('variety_name').notNull().default(''),
    /** The product on whose page it stands; null for none. */
    productId: text('product_id'),
    files: jsonb('files').$type<ReviewFile[]>().notNull().default([]),
    schoolComment: text('school_comment').notNull().default(''),
    browseCount: integer('browse_count').notNull().default(0),
    thumbsCount: integer('thumbs_count').notNull().default(0),
    commentTop: boolean('comment_top').notNull().default(false),
    published: boolean('published').notNull().default(true),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    index('reviews_order').on(table.tenantId, table.commentObjectType, table.commentTop, table.createdTime),
    // The newest review is on top; the index also counts without reading rows, those with a tag by their id.
    index('reviews_published').on(
      table.tenantId,
      table.commentObjectType,
      table.published,
      table.createdTime,
      table.id,
    ),
    index('reviews_product').on(table.tenantId, table.productId),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)

export const reviewTags = tenantTable('review_tags', {
  name: text('name').notNull(),
  seq: integer('seq').notNull().default(0),
})

export const reviewTagLinks = tenantTable(
  'review_tag_links',
  { reviewId: text('review_id').notNull(), tagId: text('tag_id').notNull() },
  (table) => [
    uniqueIndex('review_tag_links_pair').on(table.tenantId, table.tagId, table.reviewId),
    foreignKey({ columns: [table.tenantId, table.reviewId], foreignColumns: [reviews.tenantId, reviews.id] }),
    foreignKey({ columns: [table.tenantId, table.tagId], foreignColumns: [reviewTags.tenantId, reviewTags.id] }),
  ],
)
