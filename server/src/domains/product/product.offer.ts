import type { products } from './product.schema'

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
