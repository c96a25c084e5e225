import { logout } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'

import { arrivalStore, letIn } from '../session/arrival'

/**
 * Ends the session of the signed-in person at the server, then lets the other in. If the server cannot be
 * told, a toast says so and nothing changes.
 */
export async function switchPerson(): Promise<void> {
  const { waiting } = arrivalStore.getState()
  if (waiting === null) return
  try {
    await call(logout, {})
  } catch (error) {
    if (error instanceof CallError) return
    throw error
  }
  letIn(waiting)
}
