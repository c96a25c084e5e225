import { naming } from '../../platform/import/identity'
import { defineDomain } from '../domain'
import { homeImportChecks, homeImports } from './home.import'
import { homeRoutes } from './home.routes'
import { couponReceipts } from './home.schema'

export const homeDomain = defineDomain({
  name: 'home',
  routes: homeRoutes,
  imports: homeImports,
  dependents: [
    naming(couponReceipts.userId, 'learners', 'a coupon', 'coupons'),
    naming(couponReceipts.couponId, 'coupons', 'a receipt', 'receipts'),
  ],
  importChecks: homeImportChecks,
})
