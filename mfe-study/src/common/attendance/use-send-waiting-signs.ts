import { useEffect, useEffectEvent } from 'react'

import { sendWaiting } from './send-signs'
import { useWaitingSigns } from './sign-queue'
import { useTellSign } from './use-sign'

const AGAIN_MS = 15_000

/** Sends what was pressed without a connection: on opening the page, when the connection is back, and now and then. */
export function useSendWaitingSigns(): void {
  const tell = useTellSign()
  const send = useEffectEvent(() => {
    void sendWaiting((sent, outcome) => void tell(sent, outcome))
  })
  const isWaiting = useWaitingSigns().length > 0
  useEffect(() => {
    send()
    const again = (): void => send()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => send(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
}
