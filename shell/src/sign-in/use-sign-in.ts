import { getOrCreateStudentId, getUserInfo, type TokenResponse } from '@campus/contracts/sign-in'
import { call, type CallSettings } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { endSession, storeToken, storeUser } from '@campus/session/session-actions'
import { toast } from '@campus/ui/toast'

import { useSite } from '../site-context'
import { useT } from './messages'

/** Exchanges something (a code, a password, a one-time code of single sign-on) for a token. */
export type Exchange = (settings: CallSettings) => Promise<TokenResponse>

/**
 * Signs a person in, the same way for every page that can. Resolves to whether
 * it worked; a failure has been told by a toast, or is the caller's to tell
 * with `errors: 'inline'`. Where one goes then is the page's business.
 */
export function useSignIn(): (exchange: Exchange, settings?: CallSettings) => Promise<boolean> {
  const t = useT()
  const { tenantId } = useSite()
  return async (exchange, settings = {}) => {
    try {
      await openSession(await exchange(settings), tenantId, settings)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return false
    }
    toast.success(t('login.done'))
    return true
  }
}

/** The token counts once the server has said whose it is; until then nobody is signed in. */
async function openSession(response: TokenResponse, tenantId: string, settings: CallSettings): Promise<void> {
  // Whoever was signed in before is so no longer: the new token is another person's until the server has said whose.
  endSession()
  storeToken(response)
  try {
    const user = await call(getUserInfo, {}, settings)
    await prepareStudent(tenantId, user.id)
    storeUser(user)
  } catch (error) {
    endSession()
    throw error
  }
}

/** A person is a student of the school from the first sign-in on. Should this fail, the study pages do it when they are opened. */
async function prepareStudent(tenantId: string, userId: string): Promise<void> {
  try {
    await call(getOrCreateStudentId, { tenantId, userId }, { errors: 'inline' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
