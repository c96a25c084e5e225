import { getOrCreateStudentId, getUserInfo, logout, type TokenResponse } from '@campus/contracts/sign-in'
import { call, type CallSettings } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { toast } from '@campus/ui/toast'

import { admit } from '../session/arrival'
import { useSite } from '../site-context'
import { useT } from './messages'

/** Exchanges a credential (a code, a password, a one-time SSO code) for a token. */
export type Exchange = (settings: CallSettings) => Promise<TokenResponse>

type Done = 'login.done' | 'login.joined'

/**
 * Signs a person in, in the same way on every page. Resolves to whether somebody is signed in then: the
 * person signed in before may have chosen to stay. A failure is shown as a toast, or left to the caller with
 * `errors: 'inline'`. The page decides where to go next. `done` is the message of success.
 */
export function useSignIn(): (exchange: Exchange, settings?: CallSettings, done?: Done) => Promise<boolean> {
  const t = useT()
  const { tenantId } = useSite()
  return async (exchange, settings = {}, done = 'login.done') => {
    try {
      const isIn = await openSession(await exchange(settings), tenantId, settings)
      if (isIn) toast.success(t(done))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return false
    }
    return true
  }
}

/** The token counts only once the server has said whose it is. */
async function openSession(response: TokenResponse, tenantId: string, settings: CallSettings): Promise<boolean> {
  const asThem: CallSettings = { ...settings, token: response.token }
  const user = await call(getUserInfo, {}, asThem)
  await prepareStudent(user.id, tenantId, asThem)
  const isIn = await admit({ signIn: response, user })
  if (!isIn) await revoke(response.token)
  return isIn
}

/**
 * Nobody else has this token, and this page does not want it. If the server does not hear of that, the token
 * expires there.
 */
async function revoke(token: string): Promise<void> {
  try {
    await call(logout, {}, { errors: 'inline', token })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

/** A person becomes a student of the school at the first sign-in. If this call fails, the study pages repeat it. */
async function prepareStudent(userId: string, tenantId: string, asThem: CallSettings): Promise<void> {
  try {
    await call(getOrCreateStudentId, { tenantId, userId }, { ...asThem, errors: 'inline' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
