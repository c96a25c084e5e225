import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { useSession } from '@campus/session/session-store'
import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'
import { color, media, space } from '@campus/ui/tokens'

import { BusyArea, PagerPlace } from '../../common/blocks/BusyArea'
import { QueryBlock } from '../../common/blocks/QueryBlock'
import { useT } from '../../messages'
import { NEWS_PER_PAGE } from '../news.model'
import { newsListQuery } from '../news.queries'
import { NewsEntry } from './NewsEntry'
import { NewsEntrySkeleton } from './NewsEntrySkeleton'

const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};

  & > li + li {
    padding-block-start: ${space[8]};
    border-block-start: 1px solid ${color.border};
  }
  @media ${media.phone} {
    gap: ${space[5]};

    & > li + li {
      padding-block-start: ${space[5]};
    }
  }
`

interface NewsListProps {
  categorizeId: string
  page: number
  onPage: (page: number) => void
}

/** Published news, newest first; the first of all stands out. */
export function NewsList({ categorizeId, page, onPage }: NewsListProps) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const news = useQuery(newsListQuery(tenantId, categorizeId, page))
  return (
    <section aria-label={t('news.title')}>
      <QueryBlock query={news} skeleton={<NewsListSkeleton hasLead={page === 1} />}>
        {({ records, pages, current }) => (
          <BusyArea busy={news.isPlaceholderData}>
            {records.length === 0 ? (
              <EmptyState />
            ) : (
              <List>
                {records.map((entry, at) => (
                  <li key={entry.id}>
                    <NewsEntry entry={entry} categorizeId={categorizeId} lead={current === 1 && at === 0} />
                  </li>
                ))}
              </List>
            )}
            <Pagination label={t('news.title')} current={page} pages={pages} onChange={onPage} />
          </BusyArea>
        )}
      </QueryBlock>
    </section>
  )
}

function NewsListSkeleton({ hasLead }: { hasLead: boolean }) {
  return (
    <BusyArea busy={false}>
      <List aria-hidden>
        {Array.from({ length: NEWS_PER_PAGE }, (_, at) => (
          <li key={at}>
            <NewsEntrySkeleton lead={hasLead && at === 0} />
          </li>
        ))}
      </List>
      <PagerPlace />
    </BusyArea>
  )
}
