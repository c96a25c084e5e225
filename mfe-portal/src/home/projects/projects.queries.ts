/** Training projects: their categories, and the products of one. */
import { callQuery, ownTenantId, pageQuery } from '@campus/calls/query'
import { productPage, queryProductCategories } from '@campus/contracts/product'

import { PRODUCTS_PER_PAGE } from './projects.model'

export function productCategoriesQuery() {
  return callQuery(queryProductCategories, { tenantId: ownTenantId(), isVariety: 1, state: 1 })
}

export function productsQuery(categoryId: string, page: number) {
  return pageQuery(productPage, {
    current: page,
    size: PRODUCTS_PER_PAGE,
    sort: 'seq',
    order: 'ascending',
    model: { bizId: categoryId, bizType: 'CATEGORY', state: 1 },
  })
}
