import { useQuery } from '@tanstack/react-query'
import { CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { QueryBlock } from '@campus/calls/block'
import { VIDEO_TITBIT, type Titbit } from '@campus/contracts/study-attendance'
import { Dialog } from '@campus/ui/dialog'
import { Section } from '@campus/ui/layout'
import { Picture } from '@campus/ui/picture'
import { Skeleton } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import type { LessonPlace } from '../common/attendance/lesson.model'
import { useT } from './messages'
import { titbitsQuery } from './offline.queries'

const isVideo = ({ fileType }: Titbit): boolean => fileType === VIDEO_TITBIT

/** Pictures and videos of the lesson; a press opens one. */
export function Highlights({ lesson }: { lesson: LessonPlace }) {
  const t = useT()
  const titbits = useQuery(titbitsQuery(lesson))
  const [shown, setShown] = useState<Titbit | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (titbit: Titbit): void => {
    setShown(titbit)
    setOpen(true)
  }
  const total = titbits.data?.total
  return (
    <Section title={total === undefined ? t('study.off.highlights') : t('study.off.highlights.count', { n: total })}>
      <QueryBlock
        query={titbits}
        skeleton={<Skeleton ratio="4 / 1" />}
        empty={<EmptyState title={t('study.off.highlights.empty')} />}
      >
        {({ records }) => (
          <List>
            {records.map((titbit, index) => (
              <li key={index}>
                <Tile titbit={titbit} onOpen={() => show(titbit)} />
              </li>
            ))}
          </List>
        )}
      </QueryBlock>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={shown?.titbitName ?? ''} size="l">
        {shown === null ? null : <Large key={shown.url} titbit={shown} />}
      </Dialog>
    </Section>
  )
}

function Tile({ titbit, onOpen }: { titbit: Titbit; onOpen: () => void }) {
  const t = useT()
  const { titbitName: name, url } = titbit
  return (
    <Press
      type="button"
      aria-label={t(isVideo(titbit) ? 'study.off.highlights.play' : 'study.off.highlights.view', { name })}
      onClick={onOpen}
    >
      {isVideo(titbit) ? (
        <Still>
          <CirclePlay aria-hidden />
        </Still>
      ) : (
        <Picture src={url} alt="" seed={name} />
      )}
      <Name>{name}</Name>
    </Press>
  )
}

function Large({ titbit }: { titbit: Titbit }) {
  const t = useT()
  const [isUnplayable, setUnplayable] = useState(false)
  if (!isVideo(titbit)) return <Picture src={titbit.url} alt={titbit.titbitName} fit="contain" />
  if (isUnplayable) return <EmptyState title={t('study.off.highlights.unplayable')} />
  return (
    <Player
      src={titbit.url}
      aria-label={titbit.titbitName}
      controls
      autoPlay
      playsInline
      onError={() => setUnplayable(true)}
    />
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`

const Press = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  text-align: start;

  & > :first-child {
    overflow: hidden;
    border-radius: ${radius.m};
  }
`

const Still = styled.span`
  display: grid;
  aspect-ratio: 16 / 9;
  background: ${color.accentSoft};
  color: ${color.accentText};
  place-items: center;

  & > svg {
    width: 40px;
    height: 40px;
  }
`

const Name = styled.span`
  overflow-wrap: anywhere;
  font: ${weight.medium} ${text.s} ${font.sans};
`

const Player = styled.video`
  width: 100%;
  max-height: 70vh;
`
