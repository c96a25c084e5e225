import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import type { PageContext } from '@campus/contracts/module'
import { sessionStore } from '@campus/session/session-store'
import { Container } from '@campus/ui/layout'
import { PageHead } from '@campus/ui/page-head'
import { color, media, space } from '@campus/ui/tokens'

import { LazyBlock } from '../common/blocks/LazyBlock'
import { useT } from '../messages'
import { Announcements } from './Announcements'
import { CategoryNav } from './CategoryNav'
import { HotMajorsSkeleton } from './hot-majors/HotMajorsSkeleton'
import { NewsList } from './list/NewsList'
import { ANNOUNCEMENTS_PER_PAGE, parseNewsAddress, withPage } from './news.model'
import { categoriesQuery, newsListQuery, noticesQuery } from './news.queries'
import { Columns, Page } from './page-parts'

/** Starts the lists while the page's code arrives; the majors ask for their own when they come near. */
export function loader({ url, queryClient }: PageContext): void {
  const { tenantId } = sessionStore.getState()
  const { categorizeId, page, announcements } = parseNewsAddress(url.searchParams)
  void queryClient.prefetchQuery(categoriesQuery(tenantId))
  void queryClient.prefetchQuery(newsListQuery(tenantId, categorizeId, page))
  void queryClient.prefetchQuery(noticesQuery(tenantId, announcements, ANNOUNCEMENTS_PER_PAGE))
}

/** Another ground, so that one sees that the majors are another matter. */
const Band = styled.div`
  padding-block: ${space[16]};
  background: ${color.surfaceSunken};

  @media ${media.phone} {
    padding-block: ${space[10]};
  }
`

const loadHotMajors = () => import('./hot-majors/HotMajors')

/** News, announcements and hot majors. */
export function Component() {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const { categorizeId, page, announcements } = parseNewsAddress(query)
  return (
    <>
      <Page>
        <PageHead title={t('news.title')} lead={t('news.lead')} />
        <CategoryNav current={categorizeId} />
        <Columns>
          <NewsList
            categorizeId={categorizeId}
            page={page}
            // A new page is read from its beginning, so the scroll goes back to the top as for a new address.
            onPage={(next) => setQuery((current) => withPage(current, 'page', next))}
          />
          <Announcements
            page={announcements}
            onPage={(next) =>
              setQuery((current) => withPage(current, 'announcements', next), { preventScrollReset: true })
            }
          />
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
