import type { ProductClass, ProductDetail } from '@campus/contracts/product-detail'
import { epochMs } from '@campus/i18n/beijing-time'

/** Classes that are not over at a moment, in epoch milliseconds. One without days is still to be planned. */
export function classesAt({ classList }: Pick<ProductDetail, 'classList'>, now: number): readonly ProductClass[] {
  return classList.filter(({ trainingEndTime }) => (epochMs(trainingEndTime) ?? Number.POSITIVE_INFINITY) > now)
}
