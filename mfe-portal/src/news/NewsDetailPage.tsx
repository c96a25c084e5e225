import { useQuery } from '@tanstack/react-query'

import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { formatDate } from '@campus/i18n/format'
import { Breadcrumb } from '@campus/ui/breadcrumb'
import { Stack } from '@campus/ui/layout'

import { useCommonT } from '../common/messages'
import { HOME_PATH, newsListPath } from '../common/paths'
import { Announcements } from './Announcements'
import { ArticleBlock } from './article/ArticleBlock'
import { ArticleBody } from './article/ArticleBody'
import { RelatedBand } from './article/RelatedBand'
import { CategoryNav } from './CategoryNav'
import { useT } from './messages'
import {
  ANNOUNCEMENTS_PER_PAGE,
  announcementsAddress,
  categoryOf,
  contentOf,
  newsAddress,
  publishedAt,
} from './news.model'
import { categoriesQuery, newsDetailQuery, noticesQuery } from './news.queries'
import { Columns, Page } from './page-parts'

/** One news item, with the announcements beside it and related products below. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [
    newsDetailQuery(newsAddress.parse(query).id),
    categoriesQuery(),
    noticesQuery(announcementsAddress.parse(query).announcements, ANNOUNCEMENTS_PER_PAGE),
  ],
  Component: NewsDetailPage,
})

function NewsDetailPage() {
  const t = useT()
  const commonT = useCommonT()
  const { id, categorizeId } = useAddress(newsAddress).values
  const news = useQuery(newsDetailQuery(id))
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
              { label: commonT('breadcrumb.home'), to: HOME_PATH },
              { label: t('news.title'), to: list },
              { label: t('article.body') },
            ]}
          />
          <CategoryNav current={category} mark="true" />
        </Stack>
        <Columns>
          <ArticleBlock
            query={news}
            list={{ to: list, label: t('news.backToList') }}
            facts={[source && t('news.source', { source }), time && t('news.time', { time })]}
          >
            {(item) => <ArticleBody content={contentOf(item)} title={item.title} cover={item.cover} />}
          </ArticleBlock>
          <Announcements />
        </Columns>
      </Page>
      {news.data === undefined ? null : <RelatedBand products={news.data.relatedProductList} />}
    </>
  )
}
