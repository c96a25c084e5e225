/** Products for tests: one with every field, and variants of it. */
import type { Product } from '@campus/contracts/product'

export function productOf(differing: Partial<Product> = {}): Product {
  return {
    id: '1',
    name: '养老护理员（三级）职业技能培训',
    pic: '/media/course-1.svg',
    picTag: '政府补贴',
    thumbs: 1200,
    tenantChildType: 'E1',
    schoolName: '启明职业培训学校',
    trainingInstitutionsName: '启明滨江教学中心',
    onlineClassPeriodTypeList: [1, 2, 3],
    certificationOrg: '安澜职业技能评价中心',
    issuingAuthorityName: '安澜市技能鉴定指导中心',
    certificateType: { code: 'SKILL', desc: '职业技能等级证书' },
    certificateVerificationType: 1,
    certificateBenefits: '可申领技能提升补贴',
    defStandPrice: 2680,
    defCouponPrice: '1980起',
    subsidyPrice: 1500,
    ...differing,
  }
}

export function productsOf(count: number): Product[] {
  return Array.from({ length: count }, (_, index) =>
    productOf({ id: String(index + 1), name: `培训项目 ${index + 1}` }),
  )
}
