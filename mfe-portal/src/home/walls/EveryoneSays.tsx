import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { WallItem } from '@campus/contracts/home'
import { useSession } from '@campus/session/session-store'
import { Avatar } from '@campus/ui/avatar'
import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { BusyArea } from '../../common/blocks/BusyArea'
import { QueryBlock } from '../../common/blocks/QueryBlock'
import { MediaDialog, type Media } from '../../common/media/MediaDialog'
import { useT } from '../../messages'
import { FilterChips } from '../blocks/FilterChips'
import { LikeButton } from '../like/LikeButton'
import { useLike } from '../like/use-like'
import { hasPager } from '../list-address.model'
import { useListAddress } from '../use-list-address'
import { PosterCard } from './PosterCard'
import { EVERYONE_SAYS_RATIO, EveryoneSaysSkeleton } from './wall-skeletons'
import { chosenTag, toggleWallLike, WALL_PAGE_SIZE } from './walls.model'
import { wallPagesKey, wallQuery, wallTagsQuery } from './walls.queries'
import { WallGrid, WallSection } from './WallSection'

const Author = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > :nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Short videos by students, under tags. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const [{ choice, page }, go] = useListAddress('everyone-says')
  const tags = useQuery(wallTagsQuery(tenantId, 'everyoneSays'))
  const tag = tags.data && chosenTag(tags.data, choice)
  const filter =
    tags.data === undefined || tag === undefined ? null : (
      <FilterChips
        column
        label={t('wall.tags')}
        items={tags.data}
        value={tag.id}
        onChange={(id) => go({ choice: id, page: 1 })}
      />
    )
  return (
    <WallSection title={t('home.everyoneSays')} lead={t('home.everyoneSays.lead')} filter={filter}>
      <QueryBlock query={tags} skeleton={<EveryoneSaysSkeleton />}>
        {() => <Wall tagId={tag?.id ?? ''} page={page} onPage={(next) => go({ choice: tag?.id ?? '', page: next })} />}
      </QueryBlock>
    </WallSection>
  )
}

interface WallProps {
  /** '' for a school without tags: every item. */
  tagId: string
  page: number
  onPage: (page: number) => void
}

function Wall({ tagId, page, onPage }: WallProps) {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const wall = useQuery(wallQuery(tenantId, 'everyoneSays', tagId, page))
  const [played, setPlayed] = useState<{ open: boolean; media: Media }>()
  const like = useLike({
    bizType: 'EVERYONE_SAYS',
    pages: wallPagesKey(tenantId, 'everyoneSays'),
    isLiked: (item) => item.likeStatus,
    toggled: toggleWallLike,
  })
  return (
    <QueryBlock query={wall} skeleton={<EveryoneSaysSkeleton />}>
      {({ records, total, pages }) => (
        <BusyArea busy={wall.isPlaceholderData}>
          {records.length === 0 ? (
            <EmptyState title={t('common.noContent')} />
          ) : (
            <WallGrid>
              {records.map((item) => (
                <li key={item.id}>
                  <StudentVideo
                    item={item}
                    onPlay={() => setPlayed({ open: true, media: mediaOf(item) })}
                    onLike={() => like.press(item)}
                  />
                </li>
              ))}
            </WallGrid>
          )}
          {hasPager(total, WALL_PAGE_SIZE) ? (
            <Pagination label={t('home.everyoneSays')} current={page} pages={pages} onChange={onPage} />
          ) : null}
          {played === undefined ? null : (
            <MediaDialog {...played} onClose={() => setPlayed({ ...played, open: false })} />
          )}
        </BusyArea>
      )}
    </QueryBlock>
  )
}

function mediaOf({ contentUrl, title, pic }: WallItem): Media {
  return { kind: 'video', url: contentUrl, title, poster: pic }
}

interface StudentVideoProps {
  item: WallItem
  onPlay: () => void
  onLike: () => void
}

function StudentVideo({ item, onPlay, onLike }: StudentVideoProps) {
  return (
    <PosterCard
      pic={item.pic}
      title={item.title}
      ratio={EVERYONE_SAYS_RATIO}
      onPlay={item.contentUrl === '' ? undefined : onPlay}
    >
      <Author>
        <Avatar name={item.author} src={item.authorAvatar} size={28} decorative />
        <span>{item.author}</span>
        <LikeButton liked={item.likeStatus} count={item.likeNum} subject={item.title} onPress={onLike} />
      </Author>
    </PosterCard>
  )
}
