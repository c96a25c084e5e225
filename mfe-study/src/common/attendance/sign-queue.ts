/** The presses of one person that wait for the server, kept in local storage, so that they survive a reload. */
import { useSyncExternalStore } from 'react'

import { sessionStore, useSession } from '@campus/session/session-store'

import { readSigns, type WaitingSign } from './sign-queue.model'

const NONE = '[]'
const listeners = new Set<() => void>()
/** Where storage is blocked or full, for the page. */
const inMemory = new Map<string, string>()

/** Of each person at each school: nobody sends another's. */
function nameOf({ tenantId, userId }: { tenantId: string; userId: string }): string {
  return `campus.waiting-signs:${tenantId}:${userId}`
}

function ownName(): string {
  const { tenantId, userInfo } = sessionStore.getState()
  return nameOf({ tenantId, userId: userInfo.userId })
}

function read(name: string): string {
  const remembered = inMemory.get(name)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(name) ?? NONE
  } catch {
    // Storage is blocked: nothing was kept.
    return NONE
  }
}

function write(name: string, json: string): void {
  try {
    if (json === NONE) localStorage.removeItem(name)
    else localStorage.setItem(name, json)
    inMemory.delete(name)
  } catch {
    inMemory.set(name, json)
  }
  for (const listener of listeners) listener()
}

/** What waits of the signed-in person. */
export function waitingSigns(): WaitingSign[] {
  return readSigns(read(ownName()))
}

export function changeSigns(change: (signs: readonly WaitingSign[]) => WaitingSign[]): void {
  write(ownName(), JSON.stringify(change(waitingSigns())))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The same in a component; follows other tabs. */
export function useWaitingSigns(): WaitingSign[] {
  const name = useSession(({ tenantId, userInfo }) => nameOf({ tenantId, userId: userInfo.userId }))
  return readSigns(useSyncExternalStore(subscribe, () => read(name)))
}
