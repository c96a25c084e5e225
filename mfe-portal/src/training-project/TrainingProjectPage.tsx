import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import type { PageContext } from '@campus/contracts/module'
import { sessionStore, useSession } from '@campus/session/session-store'

import { Catalog } from '../common/catalog/Catalog'
import { CatalogPage } from '../common/catalog/catalog.styles'
import { trainingProjectPath } from '../common/paths'
import { useT } from '../messages'
import { projectQuery, projectsQuery } from './project.queries'
import { ProjectDetail } from './ProjectDetail'
import { TeachingBanner } from './TeachingBanner'

const askedIn = (query: URLSearchParams): string => query.get('id') ?? ''

/** Starts the catalog, and the project when the address names one, while the page's code arrives. */
export function loader({ url, queryClient }: PageContext): void {
  const { tenantId } = sessionStore.getState()
  const id = askedIn(url.searchParams)
  void queryClient.prefetchQuery(projectsQuery(tenantId))
  if (id !== '') void queryClient.prefetchQuery(projectQuery(tenantId, id))
}

/** The school's training projects, one of them in full. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const [query] = useSearchParams()
  const projects = useQuery(projectsQuery(tenantId))
  return (
    <>
      <TeachingBanner />
      <CatalogPage>
        <Catalog title={t('project.catalog')} list={projects} asked={askedIn(query)} pathOf={trainingProjectPath}>
          {(id) => <ProjectDetail id={id} name={projects.data?.records.find((project) => project.id === id)?.name} />}
        </Catalog>
      </CatalogPage>
    </>
  )
}
