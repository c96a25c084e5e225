import { createStore } from 'zustand/vanilla'

import { logout, type TokenResponse, type UserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { storeSignIn } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { currentUser, type UserIdentity } from '@campus/session/session.model'

/** Somebody for whom the server has confirmed a token. */
export interface Arrival {
  readonly signIn: Pick<TokenResponse, 'token' | 'expiration'>
  readonly user: UserInfo
}

/** An arrival that waits for the word of who is signed in. */
export interface Waiting {
  readonly arrival: Arrival
  readonly current: UserIdentity
  /** Ends the wait: whether the one who arrived is now the one who is signed in. */
  readonly settle: (isSwitched: boolean) => void
}

export const arrivalStore = createStore<{ readonly waiting: Waiting | null }>(() => ({ waiting: null }))

/**
 * Lets somebody in. A visitor becomes them, and so does the same person; while
 * another is signed in that one is asked first, since a link from anywhere may
 * have brought the token. Resolves to whether they are in; never rejects.
 */
export function admit(arrival: Arrival): Promise<boolean> {
  const current = currentUser(sessionStore.getState())
  if (current === null || current.userId === arrival.user.id) {
    enter(arrival)
    return Promise.resolve(true)
  }
  stay()
  return new Promise((settle) => arrivalStore.setState({ waiting: { arrival, current, settle } }))
}

/** Who is signed in stays so. */
export function stay(): void {
  settle(false)
}

/**
 * Ends the session of who is signed in, at the server first, and lets the other
 * in. When the server cannot be told, which a toast says, nothing changes.
 */
export async function switchPerson(): Promise<void> {
  const { waiting } = arrivalStore.getState()
  if (waiting === null) return
  try {
    await call(logout, {})
  } catch (error) {
    if (error instanceof CallError) return
    throw error
  }
  enter(waiting.arrival)
  settle(true)
}

function enter({ signIn, user }: Arrival): void {
  storeSignIn(sessionStore.getState().tenantId, signIn, user)
}

function settle(isSwitched: boolean): void {
  const { waiting } = arrivalStore.getState()
  arrivalStore.setState({ waiting: null })
  waiting?.settle(isSwitched)
}
