/** Events around a page that matter to an attempt. */
import * as v from 'valibot'

import { sessionStore } from '@campus/session/session-store'

const CHANNEL = 'campus-attempts'
const taking = v.object({ answerLogId: v.string(), epoch: v.number() })

export interface SignalListeners {
  /** A retry may succeed: the connection is back, the page is visible again, or the learner signed in. */
  readonly wake: () => void
  /** The page is hidden or closed, perhaps for good. */
  readonly leave: () => void
  /** Another page of this browser opened the attempt, with this epoch. */
  readonly taken: (answerLogId: string, epoch: number) => void
}

export interface PageSignals {
  /** The returned function stops it. */
  readonly listen: (listeners: SignalListeners) => () => void
  /** Tells this browser's other pages that this one holds the attempt. */
  readonly take: (answerLogId: string, epoch: number) => void
}

/** The signals of a real page. */
export function browserSignals(): PageSignals {
  let channel: BroadcastChannel | undefined
  return {
    listen: ({ wake, leave, taken }) => {
      const lookedAt = (): void => (document.visibilityState === 'hidden' ? leave() : wake())
      const stops = [
        on(window, 'online', wake),
        on(window, 'focus', wake),
        on(window, 'pageshow', wake),
        on(window, 'pagehide', leave),
        on(document, 'visibilitychange', lookedAt),
      ]
      const unsubscribe = sessionStore.subscribe((now, before) => {
        if (now.signIn !== before.signIn && now.signIn !== 0) wake()
      })
      channel = new BroadcastChannel(CHANNEL)
      channel.addEventListener('message', ({ data }) => {
        const parsed = v.safeParse(taking, data)
        if (parsed.success) taken(parsed.output.answerLogId, parsed.output.epoch)
      })
      return () => {
        for (const stop of stops) stop()
        unsubscribe()
        channel?.close()
        channel = undefined
      }
    },
    take: (answerLogId, epoch) => channel?.postMessage({ answerLogId, epoch }),
  }
}

function on(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}
