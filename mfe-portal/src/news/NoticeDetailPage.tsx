import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { useAddress } from '@campus/calls/use-address'
import { formatDate } from '@campus/i18n/format'
import { Breadcrumb } from '@campus/ui/breadcrumb'

import { useCommonT } from '../common/messages'
import { HOME_PATH, NOTICE_LIST_PATH } from '../common/paths'
import { ArticleBlock } from './article/ArticleBlock'
import { ArticleBody } from './article/ArticleBody'
import { useT } from './messages'
import { htmlContent, newsAddress, publishedAt } from './news.model'
import { noticeDetailQuery } from './news.queries'
import { Page } from './page-parts'

/** One notice. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [noticeDetailQuery(newsAddress.parse(query).id)],
  Component: NoticeDetailPage,
})

/** A notice has nothing beside it, so it is in the middle. */
const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`

function NoticeDetailPage() {
  const t = useT()
  const commonT = useCommonT()
  const { id } = useAddress(newsAddress).values
  const notice = useQuery(noticeDetailQuery(id))
  const name = notice.data?.writerName ?? ''
  const time = notice.data === undefined ? '' : formatDate(publishedAt(notice.data), 'minute')
  return (
    <Page>
      <Breadcrumb
        items={[
          { label: commonT('breadcrumb.home'), to: HOME_PATH },
          { label: t('notice.title'), to: NOTICE_LIST_PATH },
          { label: t('article.body') },
        ]}
      />
      <Middle>
        <ArticleBlock
          query={notice}
          list={{ to: NOTICE_LIST_PATH, label: t('notice.backToList') }}
          facts={[name && t('notice.writer', { name }), time && t('notice.time', { time })]}
        >
          {({ content, title }) => <ArticleBody content={htmlContent(content)} title={title} />}
        </ArticleBlock>
      </Middle>
    </Page>
  )
}
