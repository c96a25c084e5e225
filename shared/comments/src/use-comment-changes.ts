import { useState } from 'react'

import { useLoginFirst } from '@campus/calls/use-login-first'
import { useOptimisticCall } from '@campus/calls/use-optimistic-call'
import {
  commentPage,
  removeComment,
  replyToComment,
  saveComment,
  userCommentsPage,
  type Comment,
} from '@campus/contracts/comment'
import { thumbsDelete, thumbsUp } from '@campus/contracts/review'
import { call, serverNow } from '@campus/http/client'
import { IdempotencyKeys } from '@campus/http/idempotency-key'
import { beijingClock } from '@campus/i18n/beijing-time'
import { sessionStore } from '@campus/session/session-store'
import { displayName } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { toast } from '@campus/ui/toast'

import { changedPage, confirmedPage, placeholderFor, placeholderId, type CommentChange } from './comments.model'
import type { CommentedThing } from './comments.queries'
import { useT } from './messages'

interface Ends {
  /** A comment is on show that is not the server's yet. */
  readonly onSaid: (comment: Comment) => void
  /** The server did not take it: it is the author's to send again. */
  readonly onTakenBack: (comment: Comment) => void
  readonly onRemoved: () => void
}

/** What a person does with comments: shown at once, taken back with the server's words when it refuses. */
export function useCommentChanges(thing: CommentedThing, { onSaid, onTakenBack, onRemoved }: Ends) {
  const t = useT()
  const isSignedIn = useLoginFirst(t('comment.loginFirst'))
  const [keys] = useState(() => new IdempotencyKeys())
  const [said, setSaid] = useState(1)

  const change = useOptimisticCall<typeof commentPage | typeof userCommentsPage, CommentChange, Comment | boolean>({
    send: ({ kind, comment }: CommentChange) => SENDS[kind](comment, keys),
    shown: [commentPage, userCommentsPage],
    apply: changedPage,
    thing: ({ kind, comment }) => (kind === 'say' ? kind : `${kind} ${comment.id}`),
    confirm: (page, { kind, comment }, made) =>
      kind === 'say' && typeof made === 'object' ? confirmedPage(page, comment, made) : page,
    onSuccess: ({ kind }) => {
      if (kind === 'say') toast.success(t('comment.sent'))
      if (kind === 'remove') {
        toast.success(t('comment.deleted'))
        onRemoved()
      }
    },
    onError: ({ kind, comment }) => {
      if (kind === 'say') onTakenBack(comment)
    },
  })

  return {
    /** Says something on the thing, or in reply to a comment. */
    say: (content: string, parent: Comment | null): void => {
      if (content.trim() === '') {
        toast.warning(t('comment.empty'))
        return
      }
      const user = isSignedIn() ? currentUser(sessionStore.getState()) : null
      if (user === null) return
      setSaid(said + 1)
      const comment = placeholderFor({
        id: placeholderId(said),
        content,
        thing,
        author: { id: user.userId, name: displayName(user), pic: user.avatar },
        parent,
        createdTime: beijingClock(serverNow()).format('YYYY-MM-DD HH:mm:ss'),
      })
      if (change.run({ kind: 'say', comment })) onSaid(comment)
    },
    /** Likes, or takes the like back; visitors may. */
    like: (comment: Comment) => void change.run({ kind: 'like', comment }),
    remove: (comment: Comment) => void change.run({ kind: 'remove', comment }),
    isSignedIn,
  }
}

const SENDS: Readonly<
  Record<CommentChange['kind'], (comment: Comment, keys: IdempotencyKeys) => Promise<Comment | boolean>>
> = {
  say: async (comment, keys) => {
    const { commentContent, commentObjectId, commentParent, commentParentAuthorName, commentTopId } = comment
    const said = {
      commentContent,
      commentObjectId,
      commentObjectType: comment.commentObjectType as CommentedThing['commentObjectType'],
      commentAuthorRole: comment.commentAuthorRole.code,
    }
    const reply = { ...said, commentParent, commentParentAuthorName, commentTopId, commentReply: 1 }
    const made =
      commentParent === ''
        ? await call(saveComment, said, { idempotencyKey: keys.keyFor(said) })
        : await call(replyToComment, reply, { idempotencyKey: keys.keyFor(reply) })
    keys.renew()
    return made
  },
  remove: ({ id }) => call(removeComment, { id }),
  like: ({ id, thumbs }) => {
    const like = { bizId: id, bizType: 'COMMENTS' } as const
    return thumbs ? call(thumbsDelete, like) : call(thumbsUp, { ...like, thumbs: 1 })
  },
}
