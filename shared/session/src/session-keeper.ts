/**
 * The session with its token: what the http client sends and the browser keeps. Modules are never offered this file;
 * they read {@link sessionStore}, which tells who is here.
 */
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

import { sessionStorageOf, type StoredSession } from './session-storage'
import { brandFlags, visitorIdentity, type KeptSession } from './session.model'

function newSession(): KeptSession {
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
export const sessionKeeper = createStore<KeptSession>()(
  persist<KeptSession, [], [], StoredSession>(newSession, {
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
  sessionKeeper.persist.setOptions({ name })
  void sessionKeeper.persist.rehydrate()
  sessionKeeper.setState({ tenantId, tenantInfo: { id: tenantId } })
  const follow = (event: StorageEvent): void => {
    if (event.key === name && event.newValue !== null) void sessionKeeper.persist.rehydrate()
    if (event.key === null || (event.key === name && event.newValue === null)) {
      sessionKeeper.setState({ token: '', tokenExpireTime: '', userInfo: visitorIdentity(crypto.randomUUID()) })
    }
  }
  window.addEventListener('storage', follow)
  stopFollowing = () => window.removeEventListener('storage', follow)
}

/** The session's token for the http client; '' for a visitor. */
export function sessionToken(): string {
  return sessionKeeper.getState().token
}

/** Stores a sign-in for another school of this address, for when that school is opened. */
export function keepSignIn(
  tenantId: string,
  signIn: Pick<KeptSession, 'token' | 'tokenExpireTime' | 'userInfo'>,
): void {
  const kept = storage.getItem(keyOf(tenantId))?.state ?? {}
  void storage.setItem(keyOf(tenantId), { state: { ...kept, ...signIn } })
}

/** Whether the browser refuses to store the session: then it ends with the tab. */
export function isSessionKept(): boolean {
  return !storageUnavailable
}
