import type { ProductCategory } from '@campus/contracts/product'

export const PRODUCTS_PER_PAGE = 4

/** The category in the address, else the school's default one, else the first; undefined when there is none. */
export function chosenCategory(categories: readonly ProductCategory[], asked: string): ProductCategory | undefined {
  return (
    categories.find((category) => category.id === asked) ??
    categories.find((category) => category.defaultFlag) ??
    categories[0]
  )
}
