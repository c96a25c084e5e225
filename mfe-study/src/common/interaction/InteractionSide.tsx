import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion, MessageSquare, NotebookPen, ThumbsUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import { useOptimisticCall } from '@campus/calls/use-optimistic-call'
import { getLikeState, toggleLike } from '@campus/contracts/study-interaction'
import { call } from '@campus/http/client'
import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import type { Elements } from '@campus/ui/elements'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { ErrorState } from '@campus/ui/states'
import { color, font, media, motion, radius, space, text, weight } from '@campus/ui/tokens'
import { useLoaded } from '@campus/ui/use-loaded'

import { toggledLike, type InteractionRoom, type InteractionTab, type LikeState } from './interaction.model'
import { commentsQuery, likeQuery, noteCountQuery, questionCountQuery } from './interaction.queries'
import type { InteractionPanelProps } from './InteractionPanel'
import { useT } from './messages'
import { useKeptTexts } from './use-kept-texts'

const loadPanel = async () => (await import('./InteractionPanel')).InteractionPanel

export interface InteractionSideProps {
  room: InteractionRoom
  tabs: readonly InteractionTab[]
  /** What the tab of comments is called. */
  commentLabel?: 'comment' | 'evaluation'
  hasLike?: boolean
  /** Where it stands in a wide column: its entries side by side, as on a phone. */
  isWide?: boolean
}

/**
 * What is said around a classroom: small entries with counts, which open the panel at their tab. Place it where the
 * panel stands; its code comes when it is opened first.
 */
export const InteractionSide = defineBlock({
  queries: (_, { room, tabs, hasLike = false }: InteractionSideProps) => [
    ...tabs.map((tab) => COUNTS[tab](room)),
    ...(hasLike ? [likeQuery(room)] : []),
  ],
  Component: Side,
})

const COUNTS = { question: questionCountQuery, note: noteCountQuery, comment: commentsQuery } as const

function Side({ room, tabs, commentLabel = 'comment', hasLike = false, isWide = false }: InteractionSideProps) {
  const t = useT()
  const texts = useKeptTexts()
  const [tab, setTab] = useState<InteractionTab | null>(null)
  /** The tab that was open last: where the focus returns to. */
  const [left, setLeft] = useState<InteractionTab | null>(null)
  const items = tabs.map((value) => ({
    value,
    label: t(value === 'comment' ? `interaction.tab.${commentLabel}` : `interaction.tab.${value}`),
  }))
  if (tab !== null) {
    return (
      <LoadedPanel
        {...{ room, items, tab, texts }}
        onTab={setTab}
        onCollapse={() => {
          setLeft(tab)
          setTab(null)
        }}
      />
    )
  }
  return (
    <Strip aria-label={t('interaction.title')} $isWide={isWide}>
      {items.map(({ value, label }) => {
        const Entry = ENTRIES[value]
        return <Entry key={value} room={room} label={label} isFocused={left === value} onPress={() => setTab(value)} />
      })}
      {hasLike ? <Like room={room} /> : null}
    </Strip>
  )
}

function LoadedPanel(panel: InteractionPanelProps) {
  const { part: Panel, error, retry } = useLoaded(loadPanel)
  if (error !== undefined) return <ErrorState onRetry={retry} />
  if (Panel === undefined) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    )
  }
  return <Panel {...panel} />
}

interface EntryProps {
  room: InteractionRoom
  label: string
  isFocused: boolean
  onPress: () => void
}

const ENTRIES = { question: QuestionEntry, note: NoteEntry, comment: CommentEntry } as const

function QuestionEntry({ room, ...entry }: EntryProps) {
  const { data } = useQuery(questionCountQuery(room))
  return <MiniEntry {...entry} icon={<MessageCircleQuestion aria-hidden />} count={data?.questionTotal} />
}

function NoteEntry({ room, ...entry }: EntryProps) {
  const { data } = useQuery(noteCountQuery(room))
  return <MiniEntry {...entry} icon={<NotebookPen aria-hidden />} count={data?.total} />
}

function CommentEntry({ room, ...entry }: EntryProps) {
  const { data } = useQuery(commentsQuery(room))
  return <MiniEntry {...entry} icon={<MessageSquare aria-hidden />} count={data?.length} />
}

/**
 * Shown at once; set back with a message when the call fails. It cannot be pressed before it is known whether the
 * learner likes it; where that could not be read, a press asks again.
 */
function Like({ room }: { room: InteractionRoom }) {
  const t = useT()
  const { classId, classroomId, schoolId } = room
  const userId = useSession((session) => currentUser(session)?.userId ?? '')
  const { data, isPending, refetch } = useQuery(likeQuery(room))
  const toggle = useOptimisticCall<typeof getLikeState, LikeState, LikeState>({
    send: ({ isLike }) =>
      call(
        toggleLike,
        { bizType: 1, likeObjectId: classroomId, isThumb: isLike ? 0 : 1, userId, classId },
        { schoolId },
      ),
    shown: getLikeState,
    apply: (state, _, asked) =>
      String(asked.classroomId) === classroomId && String(asked.classId) === classId ? toggledLike(state) : state,
  })
  return (
    <MiniEntry
      label={t('interaction.like')}
      icon={<ThumbsUp aria-hidden />}
      count={data?.likeTotal}
      isPressed={data?.isLike ?? false}
      isDisabled={isPending}
      onPress={() => {
        if (data === undefined) void refetch()
        else toggle.run(data)
      }}
    />
  )
}

interface MiniEntryProps {
  label: string
  icon: Elements
  /** undefined while it is not known, and when it cannot be. */
  count: number | undefined
  /** Of one that is on or off. */
  isPressed?: boolean
  isDisabled?: boolean
  isFocused?: boolean
  onPress: () => void
}

function MiniEntry({ label, icon, count, isPressed, isDisabled, isFocused = false, onPress }: MiniEntryProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  return (
    <Mini ref={button} type="button" aria-pressed={isPressed} disabled={isDisabled} onClick={onPress}>
      {icon}
      <span>{label}</span> <b>{count}</b>
    </Mini>
  )
}

const Strip = styled.section<{ $isWide: boolean }>`
  display: flex;
  flex-direction: ${({ $isWide }) => ($isWide ? 'row' : 'column')};
  justify-content: space-around;
  gap: ${space[1]};
  padding: ${space[2]};
  border-radius: ${radius.l};
  background: ${color.surface};

  @media ${media.belowDesktop} {
    flex-direction: row;
  }
`

const Mini = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  min-width: ${space[16]};
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.xs} ${font.sans};
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[aria-pressed='true'] {
    color: ${color.accentText};
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  /* A count has its line before it comes. */
  & > b {
    min-height: 1lh;
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`
