import { boolean, foreignKey, index, integer, jsonb, numeric, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { BannerWords } from '@campus/contracts/home'

import { moment, ownedTable, tenantTable } from '../../platform/database/tenant-table'
import { products } from '../product/product.schema'

export const banners = tenantTable('banners', {
  pic: text('pic').notNull(),
  title: text('title').notNull().default(''),
  /** What the page writes beside the picture; null where the picture says everything itself. */
  words: jsonb('words').$type<BannerWords>(),
  seq: integer('seq').notNull().default(0),
  published: boolean('published').notNull().default(true),
})

export const albumTabs = tenantTable(
  'album_tabs',
  { key: text('key').notNull(), name: text('name').notNull(), seq: integer('seq').notNull().default(0) },
  (table) => [uniqueIndex('album_tabs_key').on(table.tenantId, table.key)],
)

export const albumCategories = tenantTable(
  'album_categories',
  {
    tabKey: text('tab_key').notNull(),
    name: text('name').notNull(),
    seq: integer('seq').notNull().default(0),
    /** Clients it is meant for: PC, H5. */
    clientTypes: jsonb('client_types').$type<string[]>().notNull().default(['PC']),
  },
  (table) => [index('album_categories_tab').on(table.tenantId, table.tabKey, table.seq)],
)

export const albumItems = tenantTable(
  'album_items',
  {
    categoryId: text('category_id').notNull(),
    /** PIC or VIDEO. */
    type: text('type').notNull(),
    pic: text('pic').notNull(),
    video: text('video').notNull().default(''),
    name: text('name').notNull().default(''),
    introduce: text('introduce').notNull().default(''),
    seq: integer('seq').notNull().default(0),
    open: boolean('open').notNull().default(true),
  },
  (table) => [
    index('album_items_category').on(table.tenantId, table.categoryId, table.seq),
    foreignKey({
      columns: [table.tenantId, table.categoryId],
      foreignColumns: [albumCategories.tenantId, albumCategories.id],
    }),
  ],
)

/** Amounts are yuan; minPoint 0 means no threshold. */
export const coupons = tenantTable(
  'coupons',
  {
    title: text('title').notNull(),
    amount: numeric('amount', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    minPoint: numeric('min_point', { precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
    /** 1 can be received. */
    state: integer('state').notNull().default(1),
    useStartTime: moment('use_start_time').notNull(),
    useEndTime: moment('use_end_time').notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [index('coupons_created').on(table.tenantId, table.state, table.createdTime)],
)

/** A coupon that a person has received; one row for each, so that it counts once. */
export const couponReceipts = ownedTable(
  'coupon_receipts',
  { couponId: text('coupon_id').notNull(), createdTime: moment('created_time').notNull() },
  (table) => [
    uniqueIndex('coupon_receipts_once').on(table.tenantId, table.userId, table.couponId),
    foreignKey({
      columns: [table.tenantId, table.couponId],
      foreignColumns: [coupons.tenantId, coupons.id],
    }),
  ],
)

export const wallTags = tenantTable('wall_tags', {
  bizType: text('biz_type').notNull(),
  name: text('name').notNull(),
  seq: integer('seq').notNull().default(0),
})

/** Videos of both video walls, told apart by bizType. */
export const wallItems = tenantTable(
  'wall_items',
  {
    bizType: text('biz_type').notNull(),
    tagId: text('tag_id').notNull().default(''),
    pic: text('pic').notNull(),
    title: text('title').notNull(),
    author: text('author').notNull().default(''),
    authorAvatar: text('author_avatar').notNull().default(''),
    description: text('description').notNull().default(''),
    contentUrl: text('content_url').notNull().default(''),
    /** Micro-classroom only: 1 training, 2 exam, 3 certification; else 0. */
    classType: integer('class_type').notNull().default(0),
    likeNum: integer('like_num').notNull().default(0),
    seq: integer('seq').notNull().default(0),
    published: boolean('published').notNull().default(true),
  },
  (table) => [
    index('wall_items_wall').on(table.tenantId, table.bizType, table.tagId, table.seq),
    index('wall_items_whole_wall').on(table.tenantId, table.bizType, table.seq),
  ],
)

/** Training products that belong to a micro-classroom item. */
export const wallItemProducts = tenantTable(
  'wall_item_products',
  {
    itemId: text('item_id').notNull(),
    productId: text('product_id').notNull(),
    seq: integer('seq').notNull().default(0),
  },
  (table) => [
    index('wall_item_products_item').on(table.tenantId, table.itemId, table.seq),
    foreignKey({ columns: [table.tenantId, table.itemId], foreignColumns: [wallItems.tenantId, wallItems.id] }),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
  ],
)
