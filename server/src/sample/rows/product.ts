import { productCategories, productRelations, products } from '../../domains/product/product.schema'
import { sampleContent } from '../content/content'
import type { CourseContent, SchoolContent } from '../content/school-content'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'

export const productSample: SampleBuilder = async ({ tx, school }) => {
  const content = sampleContent(school.id)
  const placed = content.categories.flatMap(({ courses }, category) =>
    courses.map((course, place) => ({ course, category: category + 1, seq: place + 1 })),
  )
  await tx.insert(productCategories).values(
    content.categories.map(({ name }, index) => ({
      id: sampleId(school.id, 'category', index + 1),
      name,
      seq: index + 1,
      defaultFlag: index === 0 ? 1 : 0,
    })),
  )
  await tx.insert(products).values(placed.map(({ course }, index) => productRow(content, course, index + 1)))
  await tx.insert(productRelations).values(
    placed.map(({ category, seq }, index) => ({
      id: sampleId(school.id, 'relation', index + 1),
      categoryId: sampleId(school.id, 'category', category),
      productId: sampleId(school.id, 'product', index + 1),
      seq,
    })),
  )
}

function productRow(content: SchoolContent, course: CourseContent, number: number) {
  const certificate = course.certificate === undefined ? undefined : content.certificates[course.certificate]
  return {
    id: sampleId(content.id, 'product', number),
    name: course.name,
    pic: mediaUrl(content.id, 'product', `${course.motif}-${String((number % 6) + 1)}`),
    picTag: course.tag ?? '',
    thumbs: course.thumbs,
    tenantChildType: course.childType ?? content.schoolType.code,
    schoolName: content.institution.name,
    trainingInstitutionsName: content.institution.name,
    onlineClassPeriodTypes: [...course.includes],
    certificationOrg: certificate?.org ?? '',
    issuingAuthorityName: certificate?.issuer ?? '',
    certificateTypeCode: certificate?.type ?? '',
    certificateTypeDesc: certificate?.desc ?? '',
    certificateVerificationType: certificate?.verification ?? 0,
    certificateBenefits: certificate?.benefits ?? '',
    defStandPrice: course.price,
    defCouponPrice: course.coupon,
    subsidyPrice: course.subsidy ?? null,
  }
}
