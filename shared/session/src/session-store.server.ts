/** The session where pages are drawn on the server: nobody is here, and nothing changes. */
import { sessionKeeper } from './session-keeper'
import type * as browser from './session-store'
import type { SessionState } from './session.model'

export { isSessionKept } from './session-keeper'

function nobody(): SessionState {
  const { token: _, ...rest } = sessionKeeper.getState()
  return { ...rest, signIn: 0 }
}

export const sessionStore: typeof browser.sessionStore = {
  getState: nobody,
  getInitialState: nobody,
  subscribe: () => () => undefined,
}

export const useSession: typeof browser.useSession = (select) => select(nobody())
