import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { color, media, space } from '@campus/ui/tokens'

import { LazyBlock } from '../common/blocks/LazyBlock'
import { Announcements } from './Announcements'
import { CategoryNav } from './CategoryNav'
import { HotMajorsSkeleton } from './hot-majors/HotMajorsSkeleton'
import { NewsList } from './list/NewsList'
import { useT } from './messages'
import { ANNOUNCEMENTS_PER_PAGE, announcementsAddress, newsAddress } from './news.model'
import { categoriesQuery, newsListQuery, noticesQuery } from './news.queries'
import { Columns, Page } from './page-parts'

/** News, announcements and hot majors; the majors load when they come near. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => {
    const { categorizeId, page } = newsAddress.parse(query)
    const { announcements } = announcementsAddress.parse(query)
    return [categoriesQuery(), newsListQuery(categorizeId, page), noticesQuery(announcements, ANNOUNCEMENTS_PER_PAGE)]
  },
  Component: NewsListPage,
})

/** Another ground, to show that the majors are a separate subject. */
const Band = styled.div`
  padding-block: ${space[16]};
  background: ${color.surfaceSunken};

  @media ${media.phone} {
    padding-block: ${space[10]};
  }
`

const loadHotMajors = () => import('./hot-majors/HotMajors')

function NewsListPage() {
  const t = useT()
  const { values, go } = useAddress(newsAddress)
  return (
    <>
      <Page>
        <PageHead title={t('news.title')} lead={t('news.lead')} />
        <CategoryNav current={values.categorizeId} />
        <Columns>
          <NewsList categorizeId={values.categorizeId} page={values.page} onPage={(page) => go({ page })} />
          <Announcements />
        </Columns>
      </Page>
      <Band>
        <Container>
          <LazyBlock load={loadHotMajors} skeleton={<HotMajorsSkeleton />} />
        </Container>
      </Band>
    </>
  )
}
