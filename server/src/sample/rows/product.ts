import { productCategories, productQuestions, productRelations, products } from '../../domains/product/product.schema'
import { sampleContent } from '../content/content'
import type { CourseContent, SchoolContent } from '../content/school-content'
import { productText } from '../content/texts/products'
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
  await tx.insert(productQuestions).values(
    placed
      .flatMap(({ course }, index) =>
        productText(content, course).questions.map((question) => ({
          productId: sampleId(school.id, 'product', index + 1),
          ...question,
        })),
      )
      .map((question, index) => ({ id: sampleId(school.id, 'productQuestion', index + 1), ...question })),
  )
  await tx.insert(productRelations).values(
    placed.map(({ category, seq }, index) => ({
      id: sampleId(school.id, 'relation', index + 1),
      categoryId: sampleId(school.id, 'category', category),
      productId: sampleId(school.id, 'product', index + 1),
      seq,
    })),
  )
}

/** The product of this name of a sample school; null when it has none. */
export function sampleProductId({ id, categories }: SchoolContent, name: string): string | null {
  const place = categories.flatMap(({ courses }) => courses).findIndex((course) => course.name === name)
  return place < 0 ? null : sampleId(id, 'product', place + 1)
}

function productRow(content: SchoolContent, course: CourseContent, number: number) {
  const certificate = course.certificate === undefined ? undefined : content.certificates[course.certificate]
  const { introduction, suitablePeople } = productText(content, course)
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
    introduction,
    suitablePeople,
    certificatePic: certificate === undefined ? '' : mediaUrl(content.id, 'product', 'diploma-1'),
  }
}
