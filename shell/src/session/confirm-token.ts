import { getUserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'

import { admit } from './arrival'

/**
 * Asks the server whose a token is that came with the address, and only then
 * lets them in: until it has answered nobody counts as signed in by it, and a
 * token it does not accept leaves the session as it was, in this tab and the
 * others. So does another's token until who is signed in agrees.
 */
export async function confirmToken(token: string): Promise<void> {
  try {
    const user = await call(getUserInfo, {}, { errors: 'inline', token })
    // Not waited for: who is signed in is asked once the page is drawn.
    void admit({ signIn: { token, expiration: '' }, user })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
