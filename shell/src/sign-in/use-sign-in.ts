import { getOrCreateStudentId, getUserInfo, logout, type TokenResponse } from '@campus/contracts/sign-in'
import { call, type CallSettings } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { toast } from '@campus/ui/toast'

import { admit } from '../session/arrival'
import { useSite } from '../site-context'
import { useT } from './messages'

/** Exchanges something (a code, a password, a one-time code of single sign-on) for a token. */
export type Exchange = (settings: CallSettings) => Promise<TokenResponse>

/**
 * Signs a person in, the same way for every page that can. Resolves to whether
 * somebody is signed in then: who was before may have chosen to stay. A failure
 * has been told by a toast, or is the caller's to tell with `errors: 'inline'`.
 * Where one goes then is the page's business.
 */
export function useSignIn(): (exchange: Exchange, settings?: CallSettings) => Promise<boolean> {
  const t = useT()
  const { tenantId } = useSite()
  return async (exchange, settings = {}) => {
    try {
      const isIn = await openSession(await exchange(settings), tenantId, settings)
      if (isIn) toast.success(t('login.done'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return false
    }
    return true
  }
}

/** The token counts once the server has said whose it is; until then nobody is signed in by it. */
async function openSession(response: TokenResponse, tenantId: string, settings: CallSettings): Promise<boolean> {
  const asThem: CallSettings = { ...settings, token: response.token }
  const user = await call(getUserInfo, {}, asThem)
  await prepareStudent(user.id, tenantId, asThem)
  const isIn = await admit({ signIn: response, user })
  if (!isIn) await revoke(response.token)
  return isIn
}

/** Nobody has this token but this page, which does not want it. Should the server not hear of that, it runs out there. */
async function revoke(token: string): Promise<void> {
  try {
    await call(logout, {}, { errors: 'inline', token })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

/** A person is a student of the school from the first sign-in on. Should this fail, the study pages do it when they are opened. */
async function prepareStudent(userId: string, tenantId: string, asThem: CallSettings): Promise<void> {
  try {
    await call(getOrCreateStudentId, { tenantId, userId }, { ...asThem, errors: 'inline' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
