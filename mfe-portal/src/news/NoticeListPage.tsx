import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { css, styled } from 'styled-components'

import type { PageContext } from '@campus/contracts/module'
import type { NoticeEntry } from '@campus/contracts/news'
import { sessionStore, useSession } from '@campus/session/session-store'
import { ChevronRight } from '@campus/ui/icons'
import { PageHead } from '@campus/ui/page-head'
import { Pagination } from '@campus/ui/pagination'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { BusyArea, PagerPlace } from '../common/blocks/BusyArea'
import { QueryBlock } from '../common/blocks/QueryBlock'
import { noticeDetailPath } from '../common/paths'
import { useT } from '../messages'
import { DateLeaf } from './DateLeaf'
import { NOTICES_PER_PAGE, parseNewsAddress, withPage } from './news.model'
import { noticesQuery } from './news.queries'
import { clamped, Page } from './page-parts'

export function loader({ url, queryClient }: PageContext): void {
  const { tenantId } = sessionStore.getState()
  const { page } = parseNewsAddress(url.searchParams)
  void queryClient.prefetchQuery(noticesQuery(tenantId, page, NOTICES_PER_PAGE))
}

const List = styled.ol.attrs({ role: 'list' })`
  border-block-start: 1px solid ${color.border};

  & > li {
    border-block-end: 1px solid ${color.border};
  }
`

const entryLook = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[5]} ${space[4]};
  border-radius: ${radius.m};
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.surfaceSunken};
  }
  &:hover strong {
    color: ${color.accentText};
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.textSubtle};
  }
  @media ${media.phone} {
    gap: ${space[4]};
    padding: ${space[4]} 0;
  }
`

const Entry = styled(Link)`
  ${entryLook}
`

/** The place of one to come. */
const EntryPlace = styled.div`
  ${entryLook}
`

const LeafPlace = styled.div`
  width: ${space[16]};
  height: ${space[12]};
`

const Title = styled.strong`
  ${clamped(2)}
  font: ${weight.medium} ${text.l} ${font.sans};
  transition: color ${motion.fast};

  @media ${media.phone} {
    font: ${weight.medium} ${text.m} ${font.sans};
  }
`

/** The school's notices, newest first. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const [query, setQuery] = useSearchParams()
  const { page } = parseNewsAddress(query)
  const notices = useQuery(noticesQuery(tenantId, page, NOTICES_PER_PAGE))
  return (
    <Page>
      <PageHead title={t('notice.title')} lead={t('notice.lead')} />
      <QueryBlock query={notices} skeleton={<NoticesSkeleton />}>
        {({ records, pages }) => (
          <BusyArea busy={notices.isPlaceholderData}>
            {records.length === 0 ? (
              <EmptyState />
            ) : (
              <List>
                {records.map((notice) => (
                  <li key={notice.id}>
                    <NoticeLink notice={notice} />
                  </li>
                ))}
              </List>
            )}
            <Pagination
              label={t('notice.title')}
              current={page}
              pages={pages}
              onChange={(next) => setQuery((current) => withPage(current, 'page', next))}
            />
          </BusyArea>
        )}
      </QueryBlock>
    </Page>
  )
}

function NoticeLink({ notice }: { notice: NoticeEntry }) {
  return (
    <Entry to={noticeDetailPath(notice.id)}>
      <DateLeaf item={notice} />
      <Title>{notice.title}</Title>
      <ChevronRight aria-hidden />
    </Entry>
  )
}

function NoticesSkeleton() {
  return (
    <BusyArea busy={false}>
      <List aria-hidden>
        {Array.from({ length: NOTICES_PER_PAGE }, (_, at) => (
          <li key={at}>
            <EntryPlace>
              <LeafPlace>
                <Skeleton height="100%" />
              </LeafPlace>
              <Title as="div">
                <SkeletonText last={at % 2 === 0 ? '40%' : '55%'} />
              </Title>
            </EntryPlace>
          </li>
        ))}
      </List>
      <PagerPlace />
    </BusyArea>
  )
}
