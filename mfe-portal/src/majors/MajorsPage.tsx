import { useQuery } from '@tanstack/react-query'

import { followedBy } from '@campus/calls/declaration'
import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Breadcrumb } from '@campus/ui/breadcrumb'

import { Catalog } from '../common/catalog/Catalog'
import { CatalogPage } from '../common/catalog/catalog.styles'
import { chosenOf } from '../common/catalog/chosen.model'
import { useCommonT } from '../common/messages'
import { HOME_PATH, hotMajorPath } from '../common/paths'
import { MajorDetail } from './MajorDetail'
import { majorAddress } from './majors.model'
import { faqsQuery, majorQuery, majorsQuery } from './majors.queries'

const readsOf = (id: string) => [majorQuery(id), faqsQuery(id)]

/** The school's hot majors, one of them in full. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const { id } = majorAddress.parse(query)
    // Only an address without a major has to wait for the list.
    return id === ''
      ? [followedBy(majorsQuery(), ({ records }) => readsOf(chosenOf(id, records)))]
      : [majorsQuery(), ...readsOf(id)]
  },
  Component: MajorsPage,
})

function MajorsPage() {
  const commonT = useCommonT()
  const { values, go } = useAddress(majorAddress)
  const majors = useQuery(majorsQuery())
  return (
    <CatalogPage>
      <Breadcrumb
        items={[{ label: commonT('breadcrumb.home'), to: HOME_PATH }, { label: commonT('hotMajor.title') }]}
      />
      <Catalog title={commonT('hotMajor.title')} list={majors} asked={values.id} pathOf={hotMajorPath}>
        {(id) => (
          <MajorDetail
            id={id}
            name={majors.data?.records.find((major) => major.id === id)?.name}
            questionId={values.questionId}
            onFaq={(questionId) => go({ questionId }, { history: 'replace' })}
          />
        )}
      </Catalog>
    </CatalogPage>
  )
}
