import { getUserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'

import { admit } from './arrival'

/**
 * Asks the server whose token the address carries, and signs that person in only then. A token that the
 * server does not accept leaves the session as it was, in this tab and the others. So does another person's
 * token until the signed-in person agrees.
 */
export async function confirmToken(token: string): Promise<void> {
  try {
    const user = await call(getUserInfo, {}, { errors: 'inline', token })
    // Not awaited: the question to the signed-in person appears once the page is drawn.
    void admit({ signIn: { token, expiration: '' }, user })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
