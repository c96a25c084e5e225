import { useStore, type StoreApi } from 'zustand'

import { sessionKeeper } from './session-keeper'
import type { KeptSession, SessionState } from './session.model'

export { isSessionKept } from './session-keeper'

const views = new WeakMap<KeptSession, SessionState>()
/** Tokens of this page in the order they came; a place tells them apart and gives none away. */
const tokens = ['']

function viewOf(kept: KeptSession): SessionState {
  const known = views.get(kept)
  if (known !== undefined) return known
  const { token, ...rest } = kept
  if (!tokens.includes(token)) tokens.push(token)
  const view: SessionState = { ...rest, signIn: tokens.indexOf(token) }
  views.set(kept, view)
  return view
}

/** Who is here, for everybody on the page. It is read only; session-actions change it. */
export const sessionStore: Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> = {
  getState: () => viewOf(sessionKeeper.getState()),
  getInitialState: () => viewOf(sessionKeeper.getInitialState()),
  subscribe: (listener) => sessionKeeper.subscribe((now, before) => listener(viewOf(now), viewOf(before))),
}

/** Reads the session in a component; renders again when the selected part changes. */
export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(sessionStore, select)
}
