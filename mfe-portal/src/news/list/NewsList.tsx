import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { BusyArea, PagedBlock, PagerPlace } from '@campus/calls/paged-block'
import { color, media, space } from '@campus/ui/tokens'

import { useT } from '../messages'
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

/** Published news, newest first; the first of all is larger. */
export function NewsList({ categorizeId, page, onPage }: NewsListProps) {
  const t = useT()
  const news = useQuery(newsListQuery(categorizeId, page))
  return (
    <section aria-label={t('news.title')}>
      <PagedBlock
        query={news}
        page={page}
        onPage={onPage}
        label={t('news.title')}
        skeleton={<NewsListSkeleton hasLead={page === 1} />}
      >
        {({ records, current }) => (
          <List>
            {records.map((entry, at) => (
              <li key={entry.id}>
                <NewsEntry entry={entry} categorizeId={categorizeId} lead={current === 1 && at === 0} />
              </li>
            ))}
          </List>
        )}
      </PagedBlock>
    </section>
  )
}

function NewsListSkeleton({ hasLead }: { hasLead: boolean }) {
  return (
    <BusyArea>
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
