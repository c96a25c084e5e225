/** What happens around a page that an attempt must hear of. */
import * as v from 'valibot'

import { sessionStore } from '@campus/session/session-store'

const CHANNEL = 'campus-attempts'
const taking = v.object({ answerLogId: v.string(), epoch: v.number() })

export interface SignalListeners {
  /** Worth another try: the line is back, the page is looked at again, somebody signed in. */
  readonly wake: () => void
  /** The page is put away, perhaps for good. */
  readonly leave: () => void
  /** Another page of this browser opened the attempt, with this epoch. */
  readonly taken: (answerLogId: string, epoch: number) => void
}

export interface PageSignals {
  /** What is returned ends it. */
  readonly listen: (listeners: SignalListeners) => () => void
  /** Tells the other pages of this browser that this one holds the attempt. */
  readonly take: (answerLogId: string, epoch: number) => void
}

/** The signals of the browser's page. */
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
        if (now.token !== before.token && now.token !== '') wake()
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
