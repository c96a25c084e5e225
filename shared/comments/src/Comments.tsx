import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { WaitingBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import { invalidate } from '@campus/calls/query'
import { commentPage, type Comment } from '@campus/contracts/comment'
import { useSession } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { Button } from '@campus/ui/button'
import { ConfirmDialog } from '@campus/ui/dialog'
import { SkeletonText } from '@campus/ui/skeleton'
import { EmptyState } from '@campus/ui/states'
import { color, font, space, text, weight } from '@campus/ui/tokens'

import { CommentEntry } from './CommentEntry'
import { CommentForm } from './CommentForm'
import { rowsOf, type CommentRow } from './comments.model'
import { commentsQuery, repliesQuery, type CommentedThing } from './comments.queries'
import { useT } from './messages'
import { useCommentChanges } from './use-comment-changes'
import { useDrafts } from './use-drafts'
import { useThreads } from './use-threads'
import { VirtualList } from './VirtualList'

export type { CommentedThing } from './comments.queries'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const Total = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

export interface CommentsProps {
  about: CommentedThing
  /** How many come at a time. */
  pageSize: number
}

/** The comments on one thing, with their replies, and where one writes. Everybody reads, who is signed in writes. */
export const Comments = defineBlock({
  queries: (_, { about, pageSize }: CommentsProps) => [commentsQuery(about, pageSize)],
  Component: CommentsOfOne,
})

/** Another thing has another list, with its own open threads and its own unsent text. */
function CommentsOfOne(props: CommentsProps) {
  const { commentObjectType, commentObjectId } = props.about
  return <CommentList key={`${commentObjectType}:${commentObjectId}`} {...props} />
}

function CommentList({ about, pageSize }: CommentsProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const userId = useSession((session) => currentUser(session)?.userId ?? '')
  const comments = useInfiniteQuery(commentsQuery(about, pageSize))
  const threads = useThreads()
  const replies = useQueries({ queries: threads.open.map((topId) => repliesQuery(about, topId)) })
  const [removing, setRemoving] = useState<Comment | null>(null)
  const drafts = useDrafts(`${about.commentObjectType}:${about.commentObjectId}`)
  const changes = useCommentChanges(about, {
    onSaid: ({ commentTopId }) => {
      drafts.set(commentTopId, '')
      threads.finish(commentTopId)
    },
    // What was begun meanwhile is not overwritten.
    onTakenBack: ({ commentTopId, commentContent }) => {
      if (drafts.textOf(commentTopId) === '') drafts.set(commentTopId, commentContent)
    },
    // The pages after the one that got shorter begin elsewhere now.
    onRemoved: () => {
      if (comments.hasNextPage) void invalidate(queryClient, commentPage)
    },
  })

  function drawRow(row: CommentRow) {
    if (row.kind === 'form') return drawForm(row.top)
    if (row.kind === 'waiting') {
      const thread = replies[threads.open.indexOf(row.topId)]
      return thread === undefined ? null : (
        <WaitingBlock query={thread} skeleton={<SkeletonText lines={2} />}>
          {() => null}
        </WaitingBlock>
      )
    }
    const { comment } = row
    return (
      <CommentEntry
        comment={comment}
        userId={userId}
        onLike={() => changes.like(comment)}
        onRemove={() => {
          if (changes.isSignedIn()) setRemoving(comment)
        }}
      >
        {row.kind === 'comment' ? (
          <Button variant="text" size="s" aria-expanded={row.isOpen} onClick={() => threads.toggle(comment.id)}>
            {row.isOpen ? t('comment.hideReplies') : openingText(comment)}
          </Button>
        ) : (
          <Button variant="text" size="s" onClick={() => threads.answer(comment)}>
            {t('comment.reply')}
          </Button>
        )}
      </CommentEntry>
    )
  }

  function drawForm(top: Comment) {
    const target = threads.targetIn(top)
    return (
      <CommentForm
        text={drafts.textOf(top.id)}
        onText={(written) => drafts.set(top.id, written)}
        onSend={() => changes.say(drafts.textOf(top.id), target)}
        to={target.commentAuthorName}
        focused={threads.writingIn === top.id}
        onFocused={threads.settle}
      />
    )
  }

  function openingText({ childrenCount }: Comment): string {
    return childrenCount === 0 ? t('comment.reply') : t('comment.replies', { n: childrenCount })
  }

  return (
    <Root>
      <CommentForm
        text={drafts.textOf('')}
        onText={(written) => drafts.set('', written)}
        onSend={() => changes.say(drafts.textOf(''), null)}
      />
      <WaitingBlock query={comments} skeleton={<SkeletonText lines={6} />}>
        {({ pages }) => {
          const total = pages.at(-1)?.total ?? 0
          const open = new Map(threads.open.map((topId, index) => [topId, replies[index]?.data?.records ?? null]))
          const rows = rowsOf(pages, open)
          if (rows.length === 0) return <EmptyState title={t('comment.none')} />
          return (
            <>
              <Total>{t('comment.count', { n: total })}</Total>
              <VirtualList
                label={t('comment.list')}
                rows={rows}
                keyOf={({ key }) => key}
                goTo={threads.writingIn === null ? null : `${threads.writingIn}/form`}
                onEnd={() => {
                  if (comments.hasNextPage && !comments.isFetching && !comments.isError) void comments.fetchNextPage()
                }}
                foot={
                  comments.isFetchNextPageError ? (
                    <Button variant="text" size="s" onClick={() => void comments.fetchNextPage()}>
                      {t('common.retry')}
                    </Button>
                  ) : null
                }
              >
                {drawRow}
              </VirtualList>
            </>
          )
        }}
      </WaitingBlock>
      <ConfirmDialog
        open={removing !== null}
        title={t('comment.deleteConfirm')}
        tone="danger"
        onConfirm={() => {
          if (removing !== null) changes.remove(removing)
          setRemoving(null)
        }}
        onCancel={() => setRemoving(null)}
      />
    </Root>
  )
}
