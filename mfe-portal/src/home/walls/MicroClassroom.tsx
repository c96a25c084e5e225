import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { WallItem } from '@campus/contracts/home'
import { useSession } from '@campus/session/session-store'
import { Pagination } from '@campus/ui/pagination'
import { EmptyState } from '@campus/ui/states'
import { color, font, text, weight } from '@campus/ui/tokens'

import { BusyArea } from '../../common/blocks/BusyArea'
import { QueryBlock } from '../../common/blocks/QueryBlock'
import { useT } from '../../messages'
import { hasPager } from '../list-address.model'
import { useListAddress } from '../use-list-address'
import { MicroClassDialog } from './MicroClassDialog'
import { PosterCard } from './PosterCard'
import { MICRO_CLASSROOM_RATIO, MicroClassroomSkeleton } from './wall-skeletons'
import { classTypeMessage, WALL_PAGE_SIZE } from './walls.model'
import { wallQuery } from './walls.queries'
import { WallGrid, WallSection } from './WallSection'

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
  pointer-events: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Short lessons by the school. */
export function Component() {
  const t = useT()
  const tenantId = useSession((session) => session.tenantId)
  const [{ page }, go] = useListAddress('micro-classroom')
  const wall = useQuery(wallQuery(tenantId, 'microClassroom', '', page))
  const [opened, setOpened] = useState<{ open: boolean; item: WallItem }>()
  return (
    <WallSection title={t('home.microClassroom')} lead={t('home.microClassroom.lead')}>
      <QueryBlock query={wall} skeleton={<MicroClassroomSkeleton />}>
        {({ records, total, pages }) => (
          <BusyArea busy={wall.isPlaceholderData}>
            {records.length === 0 ? (
              <EmptyState title={t('common.noContent')} />
            ) : (
              <WallGrid>
                {records.map((item) => (
                  <li key={item.id}>
                    <MicroClass item={item} onPlay={() => setOpened({ open: true, item })} />
                  </li>
                ))}
              </WallGrid>
            )}
            {hasPager(total, WALL_PAGE_SIZE) ? (
              <Pagination
                label={t('home.microClassroom')}
                current={page}
                pages={pages}
                onChange={(next) => go({ choice: '', page: next })}
              />
            ) : null}
            {opened === undefined ? null : (
              <MicroClassDialog {...opened} onClose={() => setOpened({ ...opened, open: false })} />
            )}
          </BusyArea>
        )}
      </QueryBlock>
    </WallSection>
  )
}

function MicroClass({ item, onPlay }: { item: WallItem; onPlay: () => void }) {
  const t = useT()
  const type = classTypeMessage(item.classType)
  return (
    <PosterCard
      pic={item.pic}
      title={item.title}
      ratio={MICRO_CLASSROOM_RATIO}
      badge={type === null ? undefined : t(type)}
      onPlay={item.contentUrl === '' ? undefined : onPlay}
    >
      {item.description === '' ? undefined : <Description>{item.description}</Description>}
    </PosterCard>
  )
}
