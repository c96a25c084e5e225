import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

import { sessionStorageOf, type StoredSession } from './session-storage'
import { brandFlags, visitorIdentity, type SessionState } from './session.model'

function newSession(): SessionState {
  return {
    tenantId: '',
    token: '',
    tokenExpireTime: '',
    ...brandFlags(null),
    tenantInfo: null,
    schoolInfo: null,
    buSchoolInfo: null,
    userInfo: visitorIdentity(crypto.randomUUID()),
    location: null,
  }
}

let storageUnavailable = false

const storage = sessionStorageOf(() => {
  storageUnavailable = true
})

/** The page's one session. Until `openSession` names the school it is empty and not stored. */
export const sessionStore = createStore<SessionState>()(
  persist<SessionState, [], [], StoredSession>(newSession, {
    name: 'unopened',
    skipHydration: true,
    storage,
    merge: (stored, current) => ({ ...current, ...(stored as StoredSession) }),
  }),
)

let stopFollowing: (() => void) | null = null

/** The storage key of each school's session. */
let keyOf: (tenantId: string) => string = (tenantId) => `unopened:${tenantId}`

/**
 * Opens the session of one school: reads the stored part and follows changes of other tabs. Each school has
 * its own key, so two schools on one address never share a token.
 */
export function openSession({ tenantId, storagePrefix }: { tenantId: string; storagePrefix: string }): void {
  stopFollowing?.()
  keyOf = (school) => `${storagePrefix}session:${school}`
  const name = keyOf(tenantId)
  sessionStore.persist.setOptions({ name })
  void sessionStore.persist.rehydrate()
  sessionStore.setState({ tenantId, tenantInfo: { id: tenantId } })
  const follow = (event: StorageEvent): void => {
    if (event.key === name && event.newValue !== null) void sessionStore.persist.rehydrate()
    if (event.key === null || (event.key === name && event.newValue === null)) {
      sessionStore.setState({ token: '', tokenExpireTime: '', userInfo: visitorIdentity(crypto.randomUUID()) })
    }
  }
  window.addEventListener('storage', follow)
  stopFollowing = () => window.removeEventListener('storage', follow)
}

/** Stores a sign-in for another school of this address, for when that school is opened. */
export function keepSignIn(
  tenantId: string,
  signIn: Pick<SessionState, 'token' | 'tokenExpireTime' | 'userInfo'>,
): void {
  const kept = storage.getItem(keyOf(tenantId))?.state ?? {}
  void storage.setItem(keyOf(tenantId), { state: { ...kept, ...signIn } })
}

/** Whether the browser refuses to store the session: then it ends with the tab. */
export function isSessionKept(): boolean {
  return !storageUnavailable
}

/** Reads the session in a component; renders again when the selected part changes. */
export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(sessionStore, select)
}
