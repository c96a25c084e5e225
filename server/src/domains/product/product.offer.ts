import { and, eq } from 'drizzle-orm'

import { among } from '../../platform/database/among'
import type { Transaction } from '../../platform/database/database'
import { ON_SALE, products } from './product.schema'

export {
  canBeJoined,
  classesByProduct,
  classesOf,
  isFull,
  type ClassesOfProduct,
  type ClassOfProduct,
} from './classes-of-product'

/** A product as its card shows it. */
export function productCard(row: typeof products.$inferSelect) {
  return {
    id: row.id,
    name: row.name,
    pic: row.pic,
    picTag: row.picTag,
    thumbs: row.thumbs,
    tenantChildType: row.tenantChildType,
    schoolName: row.schoolName,
    trainingInstitutionsName: row.trainingInstitutionsName,
    onlineClassPeriodTypeList: row.onlineClassPeriodTypes,
    certificationOrg: row.certificationOrg,
    issuingAuthorityName: row.issuingAuthorityName,
    certificateType: { code: row.certificateTypeCode, desc: row.certificateTypeDesc },
    certificateVerificationType: row.certificateVerificationType,
    certificateBenefits: row.certificateBenefits,
    defStandPrice: row.defStandPrice,
    defCouponPrice: row.defCouponPrice,
    subsidyPrice: row.subsidyPrice,
  }
}

/** The ids of those that are on sale. */
export async function onSaleAmong(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.state, ON_SALE), among(products.id, ids)))
  return new Set(rows.map(({ id }) => id))
}
