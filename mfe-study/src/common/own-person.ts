import type { KeptPerson } from '@campus/session/kept-for-person'
import { sessionStore } from '@campus/session/session-store'

/** Who is signed in, for what this device keeps for them. */
export function ownPerson(): KeptPerson {
  const { tenantId, userInfo } = sessionStore.getState()
  return { tenantId, userId: userInfo.userId }
}
