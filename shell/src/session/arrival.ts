import { createStore } from 'zustand/vanilla'

import type { TokenResponse, UserInfo } from '@campus/contracts/sign-in'
import { storeSignIn } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import { type UserIdentity } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'

/** A person whose token the server has confirmed. */
export interface Arrival {
  readonly signIn: Pick<TokenResponse, 'token' | 'expiration'>
  readonly user: UserInfo
}

/** An arrival that waits for the decision of the signed-in person. */
export interface Waiting {
  readonly arrival: Arrival
  readonly current: UserIdentity
  /** Ends the wait. The value tells whether the arriving person is now signed in. */
  readonly settle: (isSwitched: boolean) => void
}

export const arrivalStore = createStore<{ readonly waiting: Waiting | null }>(() => ({ waiting: null }))

/**
 * Signs a person in. A visitor, or the same person, is simply signed in. Another signed-in person is asked
 * first, since any link may have brought the token. Resolves to whether the person is signed in; never
 * rejects.
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

/** The signed-in person stays. */
export function stay(): void {
  settle(false)
}

/** The signed-in person has agreed. */
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
