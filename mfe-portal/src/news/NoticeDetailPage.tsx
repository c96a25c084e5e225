import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import type { PageContext } from '@campus/contracts/module'
import { formatDate } from '@campus/i18n/format'
import { sessionStore, useSession } from '@campus/session/session-store'
import { Breadcrumb } from '@campus/ui/breadcrumb'

import { ContentFailure } from '../common/blocks/ContentFailure'
import { HOME_PATH, NOTICE_LIST_PATH } from '../common/paths'
import { useT } from '../messages'
import { Article } from './article/article.styles'
import { ArticleBody } from './article/ArticleBody'
import { ArticleHead } from './article/ArticleHead'
import { ArticleTextSkeleton } from './article/ArticleTextSkeleton'
import { htmlContent, parseNewsAddress, publishedAt } from './news.model'
import { noticeDetailQuery } from './news.queries'
import { Page } from './page-parts'

export function loader({ url, queryClient }: PageContext): void {
  const { tenantId } = sessionStore.getState()
  const { id } = parseNewsAddress(url.searchParams)
  void queryClient.prefetchQuery(noticeDetailQuery(tenantId, id))
}

/** Nothing stands beside a notice, so it stands in the middle. */
const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`

/** One notice. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const [query] = useSearchParams()
  const { id } = parseNewsAddress(query)
  const notice = useQuery(noticeDetailQuery(tenantId, id))
  const name = notice.data?.writerName ?? ''
  const time = notice.data === undefined ? '' : formatDate(publishedAt(notice.data), 'minute')
  return (
    <Page>
      <Breadcrumb
        items={[
          { label: t('project.breadcrumb.home'), to: HOME_PATH },
          { label: t('notice.title'), to: NOTICE_LIST_PATH },
          { label: t('article.body') },
        ]}
      />
      <Middle>
        {notice.isError ? (
          <ContentFailure query={notice} list={{ path: NOTICE_LIST_PATH, label: t('notice.backToList') }} />
        ) : (
          <Article>
            <ArticleHead
              title={notice.data?.title}
              facts={[name && t('notice.writer', { name }), time && t('notice.time', { time })]}
            />
            {notice.data === undefined ? (
              <ArticleTextSkeleton />
            ) : (
              <ArticleBody content={htmlContent(notice.data.content)} title={notice.data.title} />
            )}
          </Article>
        )}
      </Middle>
    </Page>
  )
}
