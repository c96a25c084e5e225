import { and, asc, eq, sql } from 'drizzle-orm'

import { commonQuestionPage, getHotMajor, hotMajorPage } from '@campus/contracts/hot-major'

import { handlePublic, type Route } from '../../platform/http/handle'
import { orderOf, pagedSelect } from '../../platform/http/paging'
import { refuse } from '../../platform/http/refusal'
import { productCard } from '../product/product.offer'
import { ON_SALE, products } from '../product/product.schema'
import { commonQuestions, hotMajorProducts, hotMajors } from './hot-major.schema'

export const hotMajorRoutes: readonly Route[] = [
  handlePublic(hotMajorPage, async ({ input, tx }) => {
    const { id, name, pic, seq, published } = hotMajors
    const shown = tx.select({ id, name, pic }).from(hotMajors).where(eq(published, true)).$dynamic()
    return pagedSelect(tx, shown, input, orderOf(input, { seq: [seq] }, id))
  }),

  handlePublic(getHotMajor, async ({ input, tx }) => {
    const [major] = await tx
      .select()
      .from(hotMajors)
      .where(and(eq(hotMajors.id, input.id), eq(hotMajors.published, true)))
    if (major === undefined) throw refuse('notFound')
    const related = await tx
      .select({ product: products })
      .from(hotMajorProducts)
      .innerJoin(
        products,
        and(eq(products.tenantId, hotMajorProducts.tenantId), eq(products.id, hotMajorProducts.productId)),
      )
      .where(and(eq(hotMajorProducts.majorId, major.id), eq(products.state, ON_SALE)))
      .orderBy(asc(hotMajorProducts.seq), asc(hotMajorProducts.id))
    const {
      id,
      name,
      pic,
      industrySalary,
      employmentProspectDescribe,
      suitabilityPeopleDescribe,
      relatedCertificates,
    } = major
    return {
      id,
      name,
      pic,
      industrySalary,
      employmentProspectDescribe,
      suitabilityPeopleDescribe,
      relatedCertificate: relatedCertificates,
      relatedProductList: related.map(({ product }) => productCard(product)),
    }
  }),

  handlePublic(commonQuestionPage, async ({ input, tx }) => {
    const asked = tx
      .select({
        id: commonQuestions.id,
        name: commonQuestions.name,
        answer: commonQuestions.answer,
        seq: commonQuestions.seq,
      })
      .from(commonQuestions)
      .innerJoin(
        hotMajors,
        and(eq(hotMajors.tenantId, commonQuestions.tenantId), eq(hotMajors.id, commonQuestions.majorId)),
      )
      .where(and(eq(commonQuestions.majorId, input.model.majorId), eq(hotMajors.published, true)))
      .$dynamic()
    // Questions without a position come last.
    return pagedSelect(tx, asked, input, [sql`${commonQuestions.seq} asc nulls last`, asc(commonQuestions.id)])
  }),
]
