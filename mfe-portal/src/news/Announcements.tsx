import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

import { PagedBlock } from '@campus/calls/paged-block'
import { useAddress } from '@campus/calls/use-address'
import type { NoticeEntry } from '@campus/contracts/news'
import { Phrases } from '@campus/ui/phrases'
import { SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, motion, size, space, text, weight } from '@campus/ui/tokens'

import { NOTICE_LIST_PATH, noticeDetailPath } from '../common/paths'
import { useT } from './messages'
import { ANNOUNCEMENTS_PER_PAGE, announcementsAddress } from './news.model'
import { noticesQuery } from './news.queries'
import { clamped } from './page-parts'
import { PublishedTime } from './PublishedTime'

/** Stays visible beside a long list or article. */
const Root = styled.aside`
  position: sticky;
  inset-block-start: calc(${size.headerHeight} + ${space[6]});
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;

  @media ${media.belowDesktop} {
    position: static;
  }
`

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
`

const Title = styled.h2`
  font: ${weight.bold} ${text.xl} ${font.sans};
`

const More = styled(Link)`
  color: ${color.accentText};
  font: ${weight.medium} ${text.s} ${font.sans};
  line-height: ${space[6]};

  &:hover {
    text-decoration: underline;
  }
`

const List = styled.ol.attrs({ role: 'list' })`
  border-block-start: 1px solid ${color.border};

  & > li {
    border-block-end: 1px solid ${color.border};
  }
`

const entryLook = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding-block: ${space[4]};

  & > span {
    ${clamped(2)}
    min-height: 1lh;
    font: ${weight.medium} ${text.m} ${font.sans};
    transition: color ${motion.fast};
  }
  &:hover > span {
    color: ${color.accentText};
  }
`

const Entry = styled(Link)`
  ${entryLook}
`

/** Placeholder of a notice. */
const EntryPlace = styled.div`
  ${entryLook}
`

/** As high as the coming day. */
const TimePlace = styled.div`
  font: ${weight.regular} ${text.s} ${font.sans};
`

/** The school's notices beside its news; their page is in the address. */
export function Announcements() {
  const t = useT()
  const titleId = useId()
  const { values, go } = useAddress(announcementsAddress)
  const notices = useQuery(noticesQuery(values.announcements, ANNOUNCEMENTS_PER_PAGE))
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{t('news.announcements')}</Title>
        <More to={NOTICE_LIST_PATH} aria-label={t('news.announcements.more')}>
          {t('common.more')}
        </More>
      </Head>
      <PagedBlock
        query={notices}
        page={values.announcements}
        onPage={(announcements) => go({ announcements })}
        label={t('news.announcements')}
        compact
        skeleton={<AnnouncementsSkeleton />}
      >
        {({ records }) => <AnnouncementList notices={records} />}
      </PagedBlock>
    </Root>
  )
}

function AnnouncementList({ notices }: { notices: readonly NoticeEntry[] }) {
  return (
    <List>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Entry to={noticeDetailPath(notice.id)}>
            <span>
              <Phrases>{notice.title}</Phrases>
            </span>
            <PublishedTime item={notice} />
          </Entry>
        </li>
      ))}
    </List>
  )
}

function AnnouncementsSkeleton() {
  return (
    <List aria-hidden>
      {Array.from({ length: ANNOUNCEMENTS_PER_PAGE }, (_, at) => (
        <li key={at}>
          <EntryPlace>
            <SkeletonText last={at % 2 === 0 ? '90%' : '70%'} />
            <TimePlace>
              <SkeletonText last="6em" />
            </TimePlace>
          </EntryPlace>
        </li>
      ))}
    </List>
  )
}
