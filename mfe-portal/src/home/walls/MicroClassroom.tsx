import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import { PagedBlock } from '@campus/calls/paged-block'
import { useAddress } from '@campus/calls/use-address'
import type { WallItem } from '@campus/contracts/home'
import { EmptyState } from '@campus/ui/states'
import { color, font, text, weight } from '@campus/ui/tokens'

import { microClassroomAddress } from '../list-address.model'
import { useT } from '../messages'
import { MicroClassDialog } from './MicroClassDialog'
import { PosterCard } from './PosterCard'
import { MICRO_CLASSROOM_RATIO, MicroClassroomSkeleton } from './wall-skeletons'
import { classTypeMessage } from './walls.model'
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
export const Component = defineBlock({
  queries: ({ query }) => [wallQuery('microClassroom', '', microClassroomAddress.parse(query).page)],
  Component: MicroClassroom,
})

function MicroClassroom() {
  const t = useT()
  const {
    values: { page },
    go,
  } = useAddress(microClassroomAddress)
  const wall = useQuery(wallQuery('microClassroom', '', page))
  const [opened, setOpened] = useState<{ open: boolean; item: WallItem }>()
  return (
    <WallSection title={t('home.microClassroom')} lead={t('home.microClassroom.lead')}>
      <PagedBlock
        query={wall}
        page={page}
        onPage={(next) => go({ page: next })}
        label={t('home.microClassroom')}
        skeleton={<MicroClassroomSkeleton />}
        empty={<EmptyState title={t('common.noContent')} />}
      >
        {({ records }) => (
          <WallGrid>
            {records.map((item) => (
              <li key={item.id}>
                <MicroClass item={item} onPlay={() => setOpened({ open: true, item })} />
              </li>
            ))}
          </WallGrid>
        )}
      </PagedBlock>
      {opened === undefined ? null : (
        <MicroClassDialog {...opened} onClose={() => setOpened({ ...opened, open: false })} />
      )}
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
