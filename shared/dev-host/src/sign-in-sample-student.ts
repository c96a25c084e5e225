import { getUserInfo, login } from '@campus/contracts/sign-in'
import { call, configureHttp } from '@campus/http/client'
import { translateShared } from '@campus/i18n/messages'
import { endSession, storeToken, storeUser } from '@campus/session/session-actions'
import { openSession, sessionToken } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { toast } from '@campus/ui/toast'

/** The sample student of every sample school. */
const STUDENT = { username: '13800000001', password: 'campus123' }

/** Opens the school's session and signs the sample student in through the real calls. */
export async function signInSampleStudent(tenantId: string): Promise<void> {
  openSession({ tenantId, storagePrefix: 'campus-dev-host:' })
  configureHttp({
    baseUrl: '',
    headers: () => ({
      tenantId,
      schoolId: tenantId,
      token: sessionToken(),
      gray_version: '',
      applicationId: '',
    }),
    notify: (message) => toast.error(message),
    onSessionInvalid: (message) => {
      endSession()
      toast.error(message)
    },
    texts: {
      systemBusy: () => translateShared('common.systemBusy'),
      pleaseLogIn: () => translateShared('common.pleaseLogIn'),
    },
  })
  if (isLoggedIn(sessionStore.getState())) return
  storeToken(
    await call(login, { grantType: 'PASSWORD', ...STUDENT, tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI' }),
  )
  storeUser(await call(getUserInfo, {}))
}
