import { naming } from '../../platform/import/identity'
import { defineDomain } from '../domain'
import { admitCall } from './admit-call'
import { newOrders } from './order.limits'
import { orderRefusals } from './order.refusals'
import { orderRoutes } from './order.routes'
import { orders } from './order.schema'
import { ordersSection } from './school-page/orders-section'

const ORDERS = ['an order', 'orders'] as const

export const orderDomain = defineDomain({
  name: 'order',
  routes: orderRoutes,
  refusals: orderRefusals,
  rateLimits: [newOrders],
  operatorCalls: [admitCall],
  teacherSections: [ordersSection],
  dependents: [
    naming(orders.userId, 'learners', ...ORDERS),
    naming(orders.productId, 'products', ...ORDERS),
    naming(orders.classId, 'classes', ...ORDERS),
    naming(orders.couponId, 'coupons', ...ORDERS),
  ],
})
