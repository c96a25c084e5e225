import { useState } from 'react'

import type { ProductDetail, ProductQuestion } from '@campus/contracts/product-detail'
import { Section } from '@campus/ui/layout'
import { RichText } from '@campus/ui/rich-text'
import { ErrorState } from '@campus/ui/states'

import { BlockBoundary } from '../common/blocks/BlockBoundary'
import { inOrder } from '../common/faq/faq-order.model'
import { FaqList } from '../common/faq/FaqList'
import { useT } from './messages'
import { Plain } from './product.styles'

/** What the school writes about it, and for whom it is. */
export function Introduction({ product: { introduction, suitablePeople } }: { product: ProductDetail }) {
  const t = useT()
  return (
    <>
      {introduction.trim() === '' ? null : (
        <Section title={t('productPage.introduction')}>
          <BlockBoundary fallback={(reset) => <ErrorState onRetry={reset} />}>
            <RichText html={introduction} />
          </BlockBoundary>
        </Section>
      )}
      {suitablePeople.trim() === '' ? null : (
        <Section title={t('productPage.people')}>
          <Plain>{suitablePeople}</Plain>
        </Section>
      )}
    </>
  )
}

export function Questions({ questions }: { questions: readonly ProductQuestion[] }) {
  const t = useT()
  const [opened, setOpened] = useState('')
  if (questions.length === 0) return null
  return (
    <Section title={t('productPage.questions')}>
      <FaqList faqs={inOrder(questions)} opened={opened} onOpen={setOpened} />
    </Section>
  )
}
