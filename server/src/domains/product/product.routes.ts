import { and, asc, eq, inArray } from 'drizzle-orm'

import { productListByIds, productPage, queryProductCategories } from '@campus/contracts/product'

import { handlePublic, type Route } from '../../platform/http/handle'
import { emptyPage, orderOf, pagedSelect } from '../../platform/http/paging'
import { productCard } from './product.offer'
import { ON_SALE, productCategories, productRelations, products } from './product.schema'

export const productRoutes: readonly Route[] = [
  handlePublic(queryProductCategories, async ({ input, tx }) => {
    if (input.state !== ON_SALE) return []
    return tx
      .select({
        id: productCategories.id,
        name: productCategories.name,
        seq: productCategories.seq,
        defaultFlag: productCategories.defaultFlag,
      })
      .from(productCategories)
      .where(and(eq(productCategories.isVariety, input.isVariety), eq(productCategories.state, ON_SALE)))
      .orderBy(asc(productCategories.seq), asc(productCategories.id))
  }),

  handlePublic(productPage, async ({ input, tx }) => {
    if (input.model.state !== ON_SALE) return emptyPage(input)
    const listed = tx
      .select({ product: products, seq: productRelations.seq })
      .from(productRelations)
      .innerJoin(
        products,
        and(eq(products.tenantId, productRelations.tenantId), eq(products.id, productRelations.productId)),
      )
      .innerJoin(
        productCategories,
        and(
          eq(productCategories.tenantId, productRelations.tenantId),
          eq(productCategories.id, productRelations.categoryId),
        ),
      )
      .where(
        and(
          eq(productRelations.categoryId, input.model.bizId),
          eq(productRelations.state, ON_SALE),
          eq(products.state, ON_SALE),
          eq(productCategories.state, ON_SALE),
        ),
      )
      .$dynamic()
    const order = orderOf(input, { seq: [productRelations.seq] }, productRelations.id)
    const page = await pagedSelect(tx, listed, input, order)
    return { ...page, records: page.records.map(({ product }) => productCard(product)) }
  }),

  handlePublic(productListByIds, async ({ input, tx }) => {
    if (input.ids.length === 0) return []
    const rows = await tx
      .select()
      .from(products)
      .where(and(inArray(products.id, input.ids), eq(products.state, ON_SALE)))
    const byId = new Map(rows.map((row) => [row.id, productCard(row)]))
    return [...new Set(input.ids)].flatMap((id) => byId.get(id) ?? [])
  }),
]
