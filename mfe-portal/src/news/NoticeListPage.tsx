import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

import { definePage } from '@campus/calls/page'
import { BusyArea, PagedBlock, PagerPlace } from '@campus/calls/paged-block'
import { useAddress } from '@campus/calls/use-address'
import type { NoticeEntry } from '@campus/contracts/news'
import { ChevronRight } from '@campus/ui/icons'
import { PageHead } from '@campus/ui/page-head'
import { Phrases } from '@campus/ui/phrases'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'

import { noticeDetailPath } from '../common/paths'
import { DateLeaf } from './DateLeaf'
import { useT } from './messages'
import { newsAddress, NOTICES_PER_PAGE } from './news.model'
import { noticesQuery } from './news.queries'
import { clamped, Page } from './page-parts'

/** The school's notices, newest first. */
export const { Component, loader, queries } = definePage({
  queries: ({ query }) => [noticesQuery(newsAddress.parse(query).page, NOTICES_PER_PAGE)],
  Component: NoticeListPage,
})

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

/** Placeholder of a notice. */
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

function NoticeListPage() {
  const t = useT()
  const { values, go } = useAddress(newsAddress)
  const notices = useQuery(noticesQuery(values.page, NOTICES_PER_PAGE))
  return (
    <Page>
      <PageHead title={t('notice.title')} lead={t('notice.lead')} />
      <PagedBlock
        query={notices}
        page={values.page}
        onPage={(page) => go({ page })}
        label={t('notice.title')}
        skeleton={<NoticesSkeleton />}
      >
        {({ records }) => (
          <List>
            {records.map((notice) => (
              <li key={notice.id}>
                <NoticeLink notice={notice} />
              </li>
            ))}
          </List>
        )}
      </PagedBlock>
    </Page>
  )
}

function NoticeLink({ notice }: { notice: NoticeEntry }) {
  return (
    <Entry to={noticeDetailPath(notice.id)}>
      <DateLeaf item={notice} />
      <Title>
        <Phrases>{notice.title}</Phrases>
      </Title>
      <ChevronRight aria-hidden />
    </Entry>
  )
}

function NoticesSkeleton() {
  return (
    <BusyArea>
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
