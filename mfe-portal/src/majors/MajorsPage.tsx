import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import type { PageContext } from '@campus/contracts/module'
import { sessionStore, useSession } from '@campus/session/session-store'
import { Breadcrumb } from '@campus/ui/breadcrumb'

import { Catalog } from '../common/catalog/Catalog'
import { CatalogPage } from '../common/catalog/catalog.styles'
import { HOME_PATH, hotMajorPath } from '../common/paths'
import { useT } from '../messages'
import { MajorDetail } from './MajorDetail'
import { parseMajorAddress, withFaq } from './majors.model'
import { faqsQuery, majorQuery, majorsQuery } from './majors.queries'

/** Starts the list, and the major when the address names one, while the page's code arrives. */
export function loader({ url, queryClient }: PageContext): void {
  const { tenantId } = sessionStore.getState()
  const { id } = parseMajorAddress(url.searchParams)
  void queryClient.prefetchQuery(majorsQuery(tenantId))
  if (id === '') return
  void queryClient.prefetchQuery(majorQuery(tenantId, id))
  void queryClient.prefetchQuery(faqsQuery(tenantId, id))
}

/** The school's hot majors, one of them in full. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const [query, setQuery] = useSearchParams()
  const { id: asked, questionId } = parseMajorAddress(query)
  const majors = useQuery(majorsQuery(tenantId))
  return (
    <CatalogPage>
      <Breadcrumb items={[{ label: t('project.breadcrumb.home'), to: HOME_PATH }, { label: t('hotMajor.title') }]} />
      <Catalog title={t('hotMajor.title')} list={majors} asked={asked} pathOf={hotMajorPath}>
        {(id) => (
          <MajorDetail
            id={id}
            name={majors.data?.records.find((major) => major.id === id)?.name}
            questionId={questionId}
            onFaq={(next) => setQuery((now) => withFaq(now, next), { replace: true, preventScrollReset: true })}
          />
        )}
      </Catalog>
    </CatalogPage>
  )
}
