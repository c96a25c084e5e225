import { callQuery } from '@campus/calls/query'
import { getProduct } from '@campus/contracts/product-detail'

/** Null when it is not on sale. Requests nothing without an id. */
export function productQuery(id: string) {
  return callQuery(getProduct, id === '' ? null : { id })
}
