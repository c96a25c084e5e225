import type { PublicSettings } from '@campus/contracts/public-settings'
import type { HttpOptions } from '@campus/http/client'
import { translateShared } from '@campus/i18n/messages'
import { sessionKeeper } from '@campus/session/session-keeper'
import { toast } from '@campus/ui/toast-store'

import { translateCommon } from '../common/messages'
import { endInvalidSession } from '../session/end-invalid-session'

/** Settings of every call of this page: headers from the session, failures shown as toasts. */
export function httpOptions(settings: PublicSettings | null): HttpOptions {
  return {
    baseUrl: settings?.apiBase ?? '',
    headers: () => {
      const { tenantId, token } = sessionKeeper.getState()
      return {
        tenantId,
        // A school is a tenant.
        schoolId: tenantId,
        token,
        gray_version: settings?.grayVersion ?? '',
        applicationId: settings?.applicationId ?? '',
      }
    },
    notify: (message, traceId) =>
      toast.error(traceId === '' ? message : translateCommon('shell.errorTrace', { message, traceId })),
    onSessionInvalid: endInvalidSession,
    texts: {
      systemBusy: () => translateShared('common.systemBusy'),
      pleaseLogIn: () => translateShared('common.pleaseLogIn'),
    },
  }
}
