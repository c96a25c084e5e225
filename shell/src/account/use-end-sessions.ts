import { endOwnSessions } from '@campus/contracts/account'
import { call } from '@campus/http/client'
import { CallError } from '@campus/http/errors'

import { useLeave } from '../common/use-leave'
import { useT } from './messages'

/** Ends every session, and this one here; when the server did not, none ends. */
export function useEndSessions(): () => Promise<void> {
  const t = useT()
  const leave = useLeave()
  return async () => {
    try {
      await call(endOwnSessions, {})
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return
    }
    leave(t('account.sessions.end.done'))
  }
}
