import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import { getUserInfo, issueCode, ssoLogin } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { storeSignIn } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'

import { openPreviewLine, type PreviewLine } from './preview-line'
import type { FrameMessage } from './preview.model'

/** Time for the frame to say that it is ready: a browser reports a failed page like a loaded one. */
const READY_MS = 15_000

export interface PreviewFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** How often it was loaded again: the frame's key. */
  readonly tries: number
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly onLoad: () => void
  readonly retry: () => void
}

/** The frame at an address: loading, failure, and the session, in both directions. */
export function usePreviewFrame(address: string, schoolId: string): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const line = useRef<PreviewLine>(null)
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<PreviewFrame['state']>('waiting')

  const giveUp = useEffectEvent(() => {
    if (state === 'waiting') setState('failed')
  })
  useEffect(() => {
    const timer = setTimeout(giveUp, READY_MS)
    return () => {
      clearTimeout(timer)
      line.current?.close()
      line.current = null
    }
  }, [address, tries])

  function hear(message: FrameMessage): void {
    if (message.type === 'ready') setState('ready')
    else void signIn(message.token, message.id)
  }

  return {
    frame,
    tries,
    state,
    // Every page in the frame gets a channel of its own; the previous one is closed.
    onLoad: () => {
      line.current?.close()
      const page = frame.current?.contentWindow
      if (page === null || page === undefined) return
      const opened = openPreviewLine(page, new URL(address).origin, hear)
      line.current = opened
      void tellWhoIsHere(opened, schoolId)
    },
    retry: () => {
      setState('waiting')
      setTries(tries + 1)
    },
  }
}

/** The token itself never leaves the page: the frame gets a code that works once. */
async function tellWhoIsHere(line: PreviewLine, schoolId: string): Promise<void> {
  if (currentUser(sessionStore.getState()) === null) {
    line.tell({ type: 'logout', schoolId })
    return
  }
  try {
    const { code } = await call(issueCode, {}, { errors: 'inline' })
    line.tell({ type: 'login', schoolId, token: code })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // Without a code the frame shows a visitor's page.
    line.tell({ type: 'logout', schoolId })
  }
}

/**
 * A person who signs in inside the frame is signed in here too, once the server has confirmed who it is. A
 * signed-in person stays.
 */
async function signIn(code: string, id: string): Promise<void> {
  const { tenantId } = sessionStore.getState()
  if (currentUser(sessionStore.getState()) !== null) return
  try {
    const response = await call(ssoLogin, { code }, { errors: 'inline' })
    const user = await call(getUserInfo, {}, { errors: 'inline', token: response.token })
    if (user.id === id && currentUser(sessionStore.getState()) === null) storeSignIn(tenantId, response, user)
  } catch (error) {
    // An invalid code changes nothing: the person is still a visitor.
    if (!(error instanceof CallError)) throw error
  }
}
