import { useQuery } from '@tanstack/react-query'

import type { ProductCategory } from '@campus/contracts/product'
import { useSession } from '@campus/session/session-store'
import { ButtonLink } from '@campus/ui/button'
import { ArrowRight } from '@campus/ui/icons'
import { Section } from '@campus/ui/layout'
import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'

import { BusyArea } from '../../common/blocks/BusyArea'
import { QueryBlock } from '../../common/blocks/QueryBlock'
import { trainingProjectPath } from '../../common/paths'
import { ProductGrid } from '../../common/product/ProductGrid'
import { ProductItems } from '../../common/product/ProductItems'
import { usePreview } from '../../common/use-preview'
import { useT } from '../../messages'
import { hasPager } from '../list-address.model'
import { useListAddress } from '../use-list-address'
import { chosenCategory, PRODUCTS_PER_PAGE } from './projects.model'
import { productCategoriesQuery, productsQuery } from './projects.queries'
import { ProductsSkeleton, ProjectsSkeleton } from './ProjectsSkeleton'

/** The school's products under category tabs. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const categories = useQuery(productCategoriesQuery(tenantId))
  return (
    <Section
      title={t('home.trainingProjects')}
      action={
        <ButtonLink variant="text" to={trainingProjectPath()}>
          {t('home.trainingProjects.introductions')}
          <ArrowRight aria-hidden />
        </ButtonLink>
      }
    >
      <QueryBlock query={categories} skeleton={<ProjectsSkeleton />}>
        {(all) => <CategoryTabs categories={all} />}
      </QueryBlock>
    </Section>
  )
}

function CategoryTabs({ categories }: { categories: readonly ProductCategory[] }) {
  const t = useT()
  const [{ choice, page }, go] = useListAddress('projects')
  const chosen = chosenCategory(categories, choice)
  if (chosen === undefined) return <EmptyState />
  return (
    <Tabs
      label={t('home.projects.categories')}
      items={categories.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      onChange={(id) => go({ choice: id, page: 1 })}
    >
      <Products categoryId={chosen.id} page={page} onPage={(next) => go({ choice: chosen.id, page: next })} />
    </Tabs>
  )
}

interface ProductsProps {
  categoryId: string
  page: number
  onPage: (page: number) => void
}

function Products({ categoryId, page, onPage }: ProductsProps) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const products = useQuery(productsQuery(tenantId, categoryId, page))
  const preview = usePreview()
  return (
    <QueryBlock query={products} skeleton={<ProductsSkeleton />}>
      {({ records, total, pages }) => (
        <BusyArea busy={products.isPlaceholderData}>
          {records.length === 0 ? (
            <EmptyState />
          ) : (
            <ProductGrid>
              <ProductItems products={records} onOpen={preview.open} />
            </ProductGrid>
          )}
          {hasPager(total, PRODUCTS_PER_PAGE) ? (
            <Pagination label={t('home.trainingProjects')} current={page} pages={pages} onChange={onPage} />
          ) : null}
          {preview.dialog}
        </BusyArea>
      )}
    </QueryBlock>
  )
}
