import { foreignKey, index, integer, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'
import { products } from '../product/product.schema'

/** The values of `status` of news and notices. */
export const PUBLISHED = 1

export const newsCategories = tenantTable('news_categories', {
  name: text('name').notNull(),
  seq: integer('seq').notNull().default(0),
})

/** News; content is HTML, or a video's address. */
export const news = tenantTable(
  'news',
  {
    categoryId: text('category_id').notNull().default(''),
    title: text('title').notNull(),
    cover: text('cover').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    content: text('content').notNull().default(''),
    /** INFORMATION is a video, anything else is text. */
    contentType: text('content_type').notNull().default('ARTICLE'),
    sources: text('sources').notNull().default(''),
    status: integer('status').notNull().default(PUBLISHED),
    publishTime: moment('publish_time').notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    index('news_published').on(table.tenantId, table.status, table.publishTime),
    index('news_category').on(table.tenantId, table.categoryId, table.status, table.publishTime),
  ],
)

/** Training products that belong to a news item. */
export const newsProducts = tenantTable(
  'news_products',
  {
    newsId: text('news_id').notNull(),
    productId: text('product_id').notNull(),
    seq: integer('seq').notNull().default(0),
  },
  (table) => [
    index('news_products_news').on(table.tenantId, table.newsId, table.seq),
    foreignKey({ columns: [table.tenantId, table.newsId], foreignColumns: [news.tenantId, news.id] }),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)

/** Notices; content is HTML. */
export const notices = tenantTable(
  'notices',
  {
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    writerName: text('writer_name').notNull().default(''),
    status: integer('status').notNull().default(PUBLISHED),
    publishTime: moment('publish_time').notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [index('notices_published').on(table.tenantId, table.status, table.publishTime)],
)
