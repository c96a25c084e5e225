/** Training projects: their categories, and the products of one. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { productPage, queryProductCategories } from '@campus/contracts/product'
import { call } from '@campus/http/client'

import { inBlock } from '../../common/in-block'
import { homeKey } from '../home.queries'
import { PRODUCTS_PER_PAGE } from './projects.model'

export function productCategoriesQuery(tenantId: string) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'product-categories'),
    queryFn: ({ signal }) => call(queryProductCategories, { tenantId, isVariety: 1, state: 1 }, inBlock(signal)),
  })
}

/** The page before stays while the next one comes. */
export function productsQuery(tenantId: string, categoryId: string, page: number) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'products', categoryId, page),
    queryFn: ({ signal }) =>
      call(
        productPage,
        {
          current: page,
          size: PRODUCTS_PER_PAGE,
          sort: 'seq',
          order: 'ascending',
          model: { bizId: categoryId, bizType: 'CATEGORY', state: 1 },
        },
        inBlock(signal),
      ),
    placeholderData: keepPreviousData,
  })
}
