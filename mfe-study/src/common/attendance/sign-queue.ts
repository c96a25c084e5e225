/** The presses of the signed-in person that wait for the server; they survive a reload. */
import { useSyncExternalStore } from 'react'

import { sessionStore, useSession } from '@campus/session/session-store'
import { keepSigns, keptSigns, onSignsChange, type SignPerson } from '@campus/session/waiting-signs'

import { readSigns, type WaitingSign } from './sign-queue.model'

function ownPerson(): SignPerson {
  const { tenantId, userInfo } = sessionStore.getState()
  return { tenantId, userId: userInfo.userId }
}

/** What waits. */
export function waitingSigns(): WaitingSign[] {
  return readSigns(keptSigns(ownPerson()))
}

export function changeSigns(change: (signs: readonly WaitingSign[]) => WaitingSign[]): void {
  const signs = change(waitingSigns())
  keepSigns(ownPerson(), signs.length === 0 ? '' : JSON.stringify(signs))
}

/** The same in a component; follows other tabs. */
export function useWaitingSigns(): WaitingSign[] {
  const tenantId = useSession((session) => session.tenantId)
  const userId = useSession(({ userInfo }) => userInfo.userId)
  return readSigns(useSyncExternalStore(onSignsChange, () => keptSigns({ tenantId, userId })))
}
