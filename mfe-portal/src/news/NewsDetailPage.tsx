import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import type { PageContext } from '@campus/contracts/module'
import { formatDate } from '@campus/i18n/format'
import { sessionStore, useSession } from '@campus/session/session-store'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { Stack } from '@campus/ui/layout'

import { ContentFailure } from '../common/blocks/ContentFailure'
import { HOME_PATH, newsListPath } from '../common/paths'
import { useT } from '../messages'
import { Announcements } from './Announcements'
import { Article } from './article/article.styles'
import { ArticleBody } from './article/ArticleBody'
import { ArticleHead } from './article/ArticleHead'
import { ArticleTextSkeleton } from './article/ArticleTextSkeleton'
import { RelatedBand } from './article/RelatedBand'
import { CategoryNav } from './CategoryNav'
import { ANNOUNCEMENTS_PER_PAGE, categoryOf, contentOf, parseNewsAddress, publishedAt, withPage } from './news.model'
import { categoriesQuery, newsDetailQuery, noticesQuery } from './news.queries'
import { Columns, Page } from './page-parts'

export function loader({ url, queryClient }: PageContext): void {
  const { tenantId } = sessionStore.getState()
  const { id, announcements } = parseNewsAddress(url.searchParams)
  void queryClient.prefetchQuery(newsDetailQuery(tenantId, id))
  void queryClient.prefetchQuery(categoriesQuery(tenantId))
  void queryClient.prefetchQuery(noticesQuery(tenantId, announcements, ANNOUNCEMENTS_PER_PAGE))
}

/** One news item, the announcements beside it and what one can enrol in below. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const [query, setQuery] = useSearchParams()
  const { id, categorizeId, announcements } = parseNewsAddress(query)
  const news = useQuery(newsDetailQuery(tenantId, id))
  const category = news.isPending && categorizeId === '' ? null : categoryOf(categorizeId, news.data)
  const list = newsListPath(category ?? '')
  const source = news.data?.sources ?? ''
  const time = news.data === undefined ? '' : formatDate(publishedAt(news.data), 'minute')
  return (
    <>
      <Page>
        <Stack as="header" gap={2}>
          <Breadcrumb
            items={[
              { label: t('project.breadcrumb.home'), to: HOME_PATH },
              { label: t('news.title'), to: list },
              { label: t('article.body') },
            ]}
          />
          <CategoryNav current={category} mark="true" />
        </Stack>
        <Columns>
          {news.isError ? (
            <ContentFailure query={news} list={{ path: list, label: t('news.backToList') }} />
          ) : (
            <Article>
              <ArticleHead
                title={news.data?.title}
                facts={[source && t('news.source', { source }), time && t('news.time', { time })]}
              />
              {news.data === undefined ? (
                <ArticleTextSkeleton />
              ) : (
                <ArticleBody content={contentOf(news.data)} title={news.data.title} cover={news.data.cover} />
              )}
            </Article>
          )}
          <Announcements
            page={announcements}
            onPage={(next) =>
              setQuery((current) => withPage(current, 'announcements', next), { preventScrollReset: true })
            }
          />
        </Columns>
      </Page>
      {news.data === undefined ? null : <RelatedBand products={news.data.relatedProductList} />}
    </>
  )
}
