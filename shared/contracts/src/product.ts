import * as v from 'valibot'

import { defineCall } from './call'
import { coded, count, flag, id, list, numeric, optionalNumeric, page, paging, text } from './wire'

/** A training product as its card shows it. Prices are yuan. */
export const product = v.object({
  id,
  name: text,
  pic: text,
  picTag: text,
  thumbs: count,
  tenantChildType: text,
  schoolName: text,
  trainingInstitutionsName: text,
  /** Included types: 1 training, 2 exam, 3 certification, 4 evaluation. */
  onlineClassPeriodTypeList: list(numeric),
  certificationOrg: text,
  issuingAuthorityName: text,
  certificateType: coded,
  /** 0 none, 1 national network checkable, 2 education network checkable. */
  certificateVerificationType: count,
  certificateBenefits: text,
  defStandPrice: optionalNumeric,
  /** Text, because it may end with a 'from' marker: `1280起`. */
  defCouponPrice: text,
  subsidyPrice: optionalNumeric,
})
export type Product = v.InferOutput<typeof product>

export const productCategory = v.object({ id, name: text, seq: count, defaultFlag: flag })
export type ProductCategory = v.InferOutput<typeof productCategory>

export const queryProductCategories = defineCall({
  id: 'product.queryCategories',
  method: 'POST',
  path: '/api/product/anyBiz/productOperationCategory/query',
  summary: 'Categories of training projects; the default entry has defaultFlag 1',
  request: v.object({ tenantId: id, isVariety: v.optional(numeric, 1), state: v.optional(numeric, 1) }),
  response: list(productCategory),
})

export const productPage = defineCall({
  id: 'product.page',
  method: 'POST',
  path: '/api/product/anyBiz/productOperationRelation/page',
  summary: 'Products of a category',
  request: v.object({
    ...paging({ sort: ['seq'], order: 'ascending' }),
    model: v.object({ bizId: id, bizType: v.literal('CATEGORY'), state: v.optional(numeric, 1) }),
  }),
  response: page(product),
})

/** Products that are asked for at once by their ids. */
export const PRODUCTS_ASKED = 50

export const productListByIds = defineCall({
  id: 'product.listByIds',
  method: 'POST',
  path: '/api/product/anyBiz/product/listByIds',
  summary: 'Products by their ids; unknown ones are left out',
  request: v.object({ ids: v.pipe(v.array(id), v.maxLength(PRODUCTS_ASKED)) }),
  response: list(product),
  source: 'ours',
})
