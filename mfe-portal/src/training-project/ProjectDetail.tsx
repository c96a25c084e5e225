import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { WaitingBlock } from '@campus/calls/block'
import type { TrainingProject } from '@campus/contracts/training-project'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { ButtonLink } from '@campus/ui/button'
import { Section } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { RichText } from '@campus/ui/rich-text'
import { EmptyState, ErrorState } from '@campus/ui/states'

import { BlockBoundary } from '../common/blocks/BlockBoundary'
import { inOrder } from '../common/faq/faq-order.model'
import { FaqList } from '../common/faq/FaqList'
import { useCommonT } from '../common/messages'
import { HOME_PATH, trainingProjectPath } from '../common/paths'
import { ProductGridSkeleton } from '../common/product/ProductGrid'
import { RelatedProducts } from '../common/product/RelatedProducts'
import { useT } from './messages'
import { hasInfo, productIdsOf } from './project.model'
import { projectProductsQuery, projectQuery } from './project.queries'
import { ProjectSkeleton } from './ProjectSkeleton'

interface ProjectDetailProps {
  /** '' while the project is not chosen yet. */
  id: string
  /** The catalog's entry, shown until the project itself is loaded; undefined when it is not in the catalog. */
  name: string | undefined
}

/** One training project: its description, its questions and the products to enrol in. */
export function ProjectDetail({ id, name }: ProjectDetailProps) {
  const t = useT()
  const commonT = useCommonT()
  const query = useQuery(projectQuery(id))
  const fallbackTitle = query.isPending ? undefined : t('project.breadcrumb.projects')
  return (
    <>
      <PageHead
        title={query.data?.name ?? name ?? fallbackTitle}
        above={
          <Breadcrumb
            items={[{ label: commonT('breadcrumb.home'), to: HOME_PATH }, { label: t('project.breadcrumb.projects') }]}
          />
        }
      />
      <WaitingBlock query={query} skeleton={<ProjectSkeleton />}>
        {(project) =>
          hasInfo(project) ? (
            <Info key={project.id} project={project} />
          ) : (
            <EmptyState action={<ButtonLink to={trainingProjectPath()}>{t('project.all')}</ButtonLink>} />
          )
        }
      </WaitingBlock>
    </>
  )
}

function Info({ project }: { project: TrainingProject }) {
  const t = useT()
  const [opened, setOpened] = useState('')
  return (
    <>
      <Section title={t('project.introduction')}>
        {project.introduction.trim() === '' ? (
          <EmptyState title={t('common.noContent')} />
        ) : (
          <BlockBoundary fallback={(reset) => <ErrorState onRetry={reset} />}>
            <RichText html={project.introduction} />
          </BlockBoundary>
        )}
      </Section>
      <Section title={t('project.questions')}>
        <FaqList faqs={inOrder(project.commonQuestionList)} opened={opened} onOpen={setOpened} />
      </Section>
      <Products ids={productIdsOf(project)} />
    </>
  )
}

/** The products to enrol in; a project without products requests nothing. */
function Products({ ids }: { ids: readonly string[] }) {
  const products = useQuery(projectProductsQuery(ids))
  if (ids.length === 0) return <RelatedProducts products={[]} />
  return (
    <WaitingBlock query={products} skeleton={<ProductGridSkeleton count={4} />}>
      {(related) => <RelatedProducts products={related} />}
    </WaitingBlock>
  )
}
