/** The presses of the signed-in person that wait for the server; they survive a reload. */
import { useSyncExternalStore } from 'react'

import { keptForPerson } from '@campus/session/kept-for-person'
import { useSession } from '@campus/session/session-store'

import { ownPerson } from '../own-person'
import { readSigns, type WaitingSign } from './sign-queue.model'

const kept = keptForPerson('waiting-signs')

/** What waits. */
export function waitingSigns(): WaitingSign[] {
  return readSigns(kept.read(ownPerson()))
}

export function changeSigns(change: (signs: readonly WaitingSign[]) => WaitingSign[]): void {
  const signs = change(waitingSigns())
  kept.keep(ownPerson(), signs.length === 0 ? '' : JSON.stringify(signs))
}

/** The same in a component; follows other tabs. */
export function useWaitingSigns(): WaitingSign[] {
  const tenantId = useSession((session) => session.tenantId)
  const userId = useSession(({ userInfo }) => userInfo.userId)
  return readSigns(useSyncExternalStore(kept.onChange, () => kept.read({ tenantId, userId })))
}
