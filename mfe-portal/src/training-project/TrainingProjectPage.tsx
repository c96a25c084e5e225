import { useQuery } from '@tanstack/react-query'

import { followedBy } from '@campus/calls/declaration'
import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'

import { Catalog } from '../common/catalog/Catalog'
import { CatalogPage } from '../common/catalog/catalog.styles'
import { chosenOf } from '../common/catalog/chosen.model'
import { trainingProjectPath } from '../common/paths'
import { useT } from './messages'
import { productIdsOf, projectAddress } from './project.model'
import { projectProductsQuery, projectQuery, projectsQuery } from './project.queries'
import { ProjectDetail } from './ProjectDetail'
import { TeachingBanner } from './TeachingBanner'

const readsOf = (id: string) =>
  followedBy(projectQuery(id), (project) => (project === null ? [] : [projectProductsQuery(productIdsOf(project))]))

/** The school's training projects, one of them in detail. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const { id } = projectAddress.parse(query)
    // Only an address without a project has to wait for the catalog.
    return id === ''
      ? [followedBy(projectsQuery(), ({ records }) => [readsOf(chosenOf(id, records))])]
      : [projectsQuery(), readsOf(id)]
  },
  Component: TrainingProjectPage,
})

function TrainingProjectPage() {
  const t = useT()
  const { values } = useAddress(projectAddress)
  const projects = useQuery(projectsQuery())
  return (
    <>
      <TeachingBanner />
      <CatalogPage>
        <Catalog title={t('project.catalog')} list={projects} asked={values.id} pathOf={trainingProjectPath}>
          {(id) => <ProjectDetail id={id} name={projects.data?.records.find((project) => project.id === id)?.name} />}
        </Catalog>
      </CatalogPage>
    </>
  )
}
