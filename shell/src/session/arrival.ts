import { createStore } from 'zustand/vanilla'

import type { TokenResponse, UserInfo } from '@campus/contracts/sign-in'
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

/** Who is signed in has made room. */
export function letIn({ arrival }: Waiting): void {
  enter(arrival)
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
