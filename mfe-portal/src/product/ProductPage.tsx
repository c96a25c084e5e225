import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { currentUser } from '@campus/session/signed-in'
import { ButtonLink } from '@campus/ui/button'
import { EmptyState } from '@campus/ui/states'

import { LazyBlock } from '../common/blocks/LazyBlock'
import { receivedCouponsQuery } from '../common/coupon/coupon.queries'
import { trainingProjectPath } from '../common/paths'
import { productQuery } from '../common/product/product.queries'
import { useConsult } from '../common/use-consult'
import { usePreview } from '../common/use-preview'
import { CertificateFacts } from './CertificateFacts'
import { Classes } from './Classes'
import { useT } from './messages'
import { productAddress } from './product-page.model'
import { Page } from './product.styles'
import { ProductHead } from './ProductHead'
import { ProductSkeleton, ReviewsSkeleton } from './ProductSkeleton'
import { Introduction, Questions } from './ProductTexts'
import { Syllabus } from './Syllabus'
import { Teachers } from './Teachers'

const loadReviews = () => import('./ProductReviews')

/** A training product: what one learns, for whom, when and where, what it costs, and what one gets. */
export const { Component, loader, queries } = definePage({
  queries: ({ query, session }) => [
    productQuery(productAddress.parse(query).id),
    receivedCouponsQuery(currentUser(session)?.userId ?? ''),
  ],
  Component: ProductPage,
})

function ProductPage() {
  const t = useT()
  const { values } = useAddress(productAddress)
  const consult = useConsult()
  const preview = usePreview()
  const query = useQuery(productQuery(values.id))
  const none = <EmptyState action={<ButtonLink to={trainingProjectPath()}>{t('productPage.all')}</ButtonLink>} />
  if (values.id === '') return <Page>{none}</Page>
  return (
    <Page>
      <WaitingBlock query={query} skeleton={<ProductSkeleton />}>
        {(product) =>
          product === null ? (
            none
          ) : (
            <>
              <ProductHead product={product} onEnquire={consult.open} onPreview={preview.open} />
              <Introduction product={product} />
              <Syllabus courses={product.courseList} />
              <Classes product={product} />
              <Teachers teachers={product.teacherList} />
              <CertificateFacts product={product} />
              <Questions questions={product.commonQuestionList} />
              <LazyBlock load={loadReviews} skeleton={<ReviewsSkeleton />} />
            </>
          )
        }
      </WaitingBlock>
      {/* Here they stay open while somebody signs in, and the page is read anew. */}
      {consult.dialog}
      {preview.dialog}
    </Page>
  )
}
