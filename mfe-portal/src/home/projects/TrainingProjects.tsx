import { useQuery } from '@tanstack/react-query'

import { QueryBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import { PagedBlock } from '@campus/calls/paged-block'
import { useAddress } from '@campus/calls/use-address'
import type { ProductCategory } from '@campus/contracts/product'
import { ButtonLink } from '@campus/ui/button'
import { ArrowRight } from '@campus/ui/icons'
import { Section } from '@campus/ui/layout'
import { EmptyState } from '@campus/ui/states'
import { Tabs } from '@campus/ui/tabs'

import { trainingProjectPath } from '../../common/paths'
import { ProductGrid } from '../../common/product/ProductGrid'
import { ProductItems } from '../../common/product/ProductItems'
import { useConsult } from '../../common/use-consult'
import { projectsAddress } from '../list-address.model'
import { useT } from '../messages'
import { chosenCategory } from './projects.model'
import { productCategoriesQuery, productsQuery } from './projects.queries'
import { ProductsSkeleton, ProjectsSkeleton } from './ProjectsSkeleton'

/** The school's products under category tabs. */
export const Component = defineBlock({ queries: () => [productCategoriesQuery()], Component: TrainingProjects })

function TrainingProjects() {
  const t = useT()
  const categories = useQuery(productCategoriesQuery())
  return (
    <Section
      title={t('home.trainingProjects')}
      action={
        <ButtonLink variant="text" to={trainingProjectPath()}>
          <span>{t('home.trainingProjects.introductions')}</span>
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
  const { values, go } = useAddress(projectsAddress)
  const chosen = chosenCategory(categories, values.choice)
  if (chosen === undefined) return <EmptyState />
  return (
    <Tabs
      label={t('home.projects.categories')}
      items={categories.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      onChange={(id) => go({ choice: id })}
    >
      <Products categoryId={chosen.id} page={values.page} onPage={(page) => go({ choice: chosen.id, page })} />
    </Tabs>
  )
}

interface ProductsProps {
  categoryId: string
  page: number
  onPage: (page: number) => void
}

const Products = defineBlock({
  queries: (_, { categoryId, page }: ProductsProps) => [productsQuery(categoryId, page)],
  Component: ProductPages,
})

function ProductPages({ categoryId, page, onPage }: ProductsProps) {
  const t = useT()
  const products = useQuery(productsQuery(categoryId, page))
  const consult = useConsult()
  return (
    <>
      <PagedBlock
        query={products}
        page={page}
        onPage={onPage}
        label={t('home.trainingProjects')}
        skeleton={<ProductsSkeleton />}
      >
        {({ records }) => (
          <ProductGrid>
            <ProductItems products={records} onEnquire={consult.open} />
          </ProductGrid>
        )}
      </PagedBlock>
      {consult.dialog}
    </>
  )
}
