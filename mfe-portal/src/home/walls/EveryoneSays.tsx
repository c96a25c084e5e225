import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import { PagedBlock } from '@campus/calls/paged-block'
import { useAddress } from '@campus/calls/use-address'
import { useOptimisticCall } from '@campus/calls/use-optimistic-call'
import { wallPage, type WallItem } from '@campus/contracts/home'
import { Avatar } from '@campus/ui/avatar'
import { LikeButton } from '@campus/ui/like-button'
import { EmptyState } from '@campus/ui/states'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { CommentsBlock } from '../../common/comments/CommentsBlock'
import { FilterChips, FilterChipsSkeleton } from '../../common/FilterChips'
import { sendLike } from '../../common/like/send-like'
import { MediaDialog, type Media } from '../../common/media/MediaDialog'
import { useReviewT } from '../../common/reviews/messages'
import { everyoneSaysAddress } from '../list-address.model'
import { useT } from '../messages'
import { PosterCard } from './PosterCard'
import { EVERYONE_SAYS_RATIO, EveryoneSaysSkeleton } from './wall-skeletons'
import { chosenTag, toggleWallLike } from './walls.model'
import { wallQuery, wallTagsQuery } from './walls.queries'
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
  @media ${media.phone} {
    gap: ${space[1]};
  }
`

/** Short videos by students, under tags. */
export const Component = defineBlock({ queries: () => [wallTagsQuery('everyoneSays')], Component: EveryoneSays })

function EveryoneSays() {
  const t = useT()
  const { values, go } = useAddress(everyoneSaysAddress)
  const tags = useQuery(wallTagsQuery('everyoneSays'))
  const tag = tags.data && chosenTag(tags.data, values.choice)
  const chips =
    tags.data === undefined || tag === undefined ? null : (
      <FilterChips
        column
        label={t('wall.tags')}
        items={tags.data}
        value={tag.id}
        onChange={(id) => go({ choice: id })}
      />
    )
  const filter = tags.isPending ? <FilterChipsSkeleton /> : chips
  return (
    <WallSection title={t('home.everyoneSays')} lead={t('home.everyoneSays.lead')} filter={filter}>
      <WaitingBlock query={tags} skeleton={<EveryoneSaysSkeleton />}>
        {() => <Wall tagId={tag?.id ?? ''} page={values.page} onPage={(page) => go({ choice: tag?.id ?? '', page })} />}
      </WaitingBlock>
    </WallSection>
  )
}

interface WallProps {
  /** '' for a school without tags: every item. */
  tagId: string
  page: number
  onPage: (page: number) => void
}

const Wall = defineBlock({
  queries: (_, { tagId, page }: WallProps) => [wallQuery('everyoneSays', tagId, page)],
  Component: WallPages,
})

function WallPages({ tagId, page, onPage }: WallProps) {
  const t = useT()
  const wall = useQuery(wallQuery('everyoneSays', tagId, page))
  const [played, setPlayed] = useState<{ open: boolean; item: WallItem }>()
  const like = useOptimisticCall({
    send: (item: WallItem) => sendLike('EVERYONE_SAYS', item.id, item.likeStatus),
    shown: wallPage,
    thing: ({ id }) => id,
    apply: (shown, item) => ({
      ...shown,
      records: shown.records.map((other) => (other.id === item.id ? toggleWallLike(item) : other)),
    }),
  })
  return (
    <>
      <PagedBlock
        query={wall}
        page={page}
        onPage={onPage}
        label={t('home.everyoneSays')}
        skeleton={<EveryoneSaysSkeleton />}
        empty={<EmptyState title={t('common.noContent')} />}
      >
        {({ records }) => (
          <WallGrid>
            {records.map((item) => (
              <li key={item.id}>
                <StudentVideo
                  item={item}
                  onPlay={() => setPlayed({ open: true, item })}
                  onLike={() => like.run(item)}
                />
              </li>
            ))}
          </WallGrid>
        )}
      </PagedBlock>
      {played === undefined ? null : (
        <MediaDialog
          open={played.open}
          media={mediaOf(played.item)}
          onClose={() => setPlayed({ ...played, open: false })}
        >
          <CommentsBlock type="EVERYONE_SAYS" id={played.item.id} />
        </MediaDialog>
      )}
    </>
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
  const t = useReviewT()
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
        <LikeButton
          liked={item.likeStatus}
          count={item.likeNum}
          action={t(item.likeStatus ? 'review.unlike' : 'review.like')}
          subject={item.title}
          onPress={onLike}
        />
      </Author>
    </PosterCard>
  )
}
