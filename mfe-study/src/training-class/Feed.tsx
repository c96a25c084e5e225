import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { Avatar } from '@campus/ui/avatar'
import { Skeleton } from '@campus/ui/skeleton'
import { Tag } from '@campus/ui/tag'
import { Ticker } from '@campus/ui/ticker'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import type { ClassPlace } from '../common/paths'
import { useT } from './messages'
import { dynamicTag } from './training-class.model'
import { feedQuery } from './training-class.queries'

const EVERY_MS = 5000
const ENTRY = '24px'

/** The latest events of an activity, one entry at a time; nothing when there are none. */
export function Feed({ place, activityId }: { place: ClassPlace; activityId: string }) {
  const t = useT()
  const { data, isFetching } = useQuery(feedQuery(place, activityId))
  // The place of an entry is there before it, so that the card does not grow.
  if (data === undefined && isFetching) {
    return (
      <Root as="div">
        <Skeleton height={ENTRY} />
      </Root>
    )
  }
  const entries = data?.records ?? []
  if (entries.length === 0) return null
  return (
    <Root aria-label={t('study.feed.title')}>
      <Ticker every={EVERY_MS}>
        {entries.map(({ type, realName, avatar, content }, index) => (
          <Entry key={index}>
            <Avatar name={realName} src={avatar} size={24} decorative />
            {dynamicTag(type) === '' ? null : <Tag>{dynamicTag(type)}</Tag>}
            <b>{realName}</b>
            <Words>{content}</Words>
          </Entry>
        ))}
      </Ticker>
    </Root>
  )
}

/** Above the press area of the card. */
const Root = styled.section`
  position: relative;
  z-index: 1;
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.border};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Entry = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  & > b {
    flex: none;
    font-weight: ${weight.medium};
  }
`

const Words = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  text-overflow: ellipsis;
`
