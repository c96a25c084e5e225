import { useState } from 'react'

import type { Comment } from '@campus/contracts/comment'

export interface Threads {
  /** Ids of the comments whose replies are on show, in the order of opening. */
  readonly open: readonly string[]
  readonly toggle: (topId: string) => void
  /** Replies to a reply: its thread's field is to be written in. */
  readonly answer: (reply: Comment) => void
  /** What the next words of a thread reply to. */
  readonly targetIn: (top: Comment) => Comment
  /** The thread whose field is to be written in now; null for none. */
  readonly writingIn: string | null
  readonly settle: () => void
  /** What was said in a thread: the next words reply to its top again. */
  readonly finish: (topId: string) => void
}

/** Which threads of a list are open, and to whom one replies in each. */
export function useThreads(): Threads {
  const [open, setOpen] = useState<readonly string[]>([])
  const [targets, setTargets] = useState<Readonly<Record<string, Comment | undefined>>>({})
  const [writingIn, setWritingIn] = useState<string | null>(null)
  return {
    open,
    toggle: (topId) => setOpen(open.includes(topId) ? open.filter((id) => id !== topId) : [...open, topId]),
    answer: (reply) => {
      setTargets({ ...targets, [reply.commentTopId]: reply })
      setWritingIn(reply.commentTopId)
    },
    targetIn: (top) => targets[top.id] ?? top,
    writingIn,
    settle: () => setWritingIn(null),
    finish: (topId) => setTargets({ ...targets, [topId]: undefined }),
  }
}
