import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, numeric, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { OrderState } from '@campus/contracts/order'

import { moment, ownedTable } from '../../platform/database/tenant-table'
import { coupons } from '../home/home.schema'
import { products } from '../product/product.schema'
import { teachingClasses } from '../study/study.schema'

/** A state that an order came to, when, and by whom. */
export interface OrderStep {
  readonly state: OrderState
  /** ISO 8601 in UTC. */
  readonly time: string
  /** The account of somebody of the school, or `operator`; '' for the person themselves. */
  readonly by: string
  /** What the school says to it; '' for nothing. */
  readonly words: string
}

const yuan = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** A person's order of a seat in a class of a product. Name, price and coupon are those at the time of the order. */
export const orders = ownedTable(
  'orders',
  {
    /** What everybody calls it by. */
    number: text('number').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    /** The class that was asked for, then the one that was given; null for the next one. */
    classId: text('class_id'),
    couponId: text('coupon_id'),
    couponTitle: text('coupon_title').notNull().default(''),
    couponAmount: yuan('coupon_amount'),
    /** null where the school told no price. */
    standPrice: yuan('stand_price'),
    state: text('state').$type<OrderState>().notNull(),
    /** How it came to its state, the first step first. */
    steps: jsonb('steps').$type<readonly OrderStep[]>().notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.tenantId, table.number),
    uniqueIndex('orders_open')
      .on(table.tenantId, table.userId, table.productId)
      .where(sql`${table.state} in ('placed', 'paid')`),
    uniqueIndex('orders_coupon')
      .on(table.tenantId, table.userId, table.couponId)
      .where(sql`${table.state} in ('placed', 'paid', 'admitted')`),
    index('orders_created').on(table.tenantId, table.createdTime),
    foreignKey({ columns: [table.tenantId, table.productId], foreignColumns: [products.tenantId, products.id] }),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
    foreignKey({ columns: [table.tenantId, table.couponId], foreignColumns: [coupons.tenantId, coupons.id] }),
  ],
)

/** An order that waits for the school. */
export const OPEN_STATES = ['placed', 'paid'] as const satisfies readonly OrderState[]
/** An order that has its coupon. */
export const HOLDING_STATES = ['placed', 'paid', 'admitted'] as const satisfies readonly OrderState[]
