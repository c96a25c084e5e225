/** The calls of the registration: the list of schools, and joining one. */
import { callQuery } from '@campus/calls/query'
import {
  bindQrCode,
  cloudSchoolList,
  getDefTenantByQrCode,
  getOrCreateStudentId,
  getUserInfo,
  handOver,
  login,
  type RegisterType,
  type TokenResponse,
  type UserInfo,
} from '@campus/contracts/sign-in'
import { call, type CallSettings } from '@campus/http/client'
import { CallError } from '@campus/http/errors'
import { sessionStore } from '@campus/session/session-store'

import { kindOf, registrationOf, type RegisterFields } from './register.model'

/** The schools to join: the same list at every school. */
export function schoolsQuery() {
  return callQuery(cloudSchoolList, {})
}

/** The school behind an invitation code. Rejects with the server's message when there is none. */
export function invitationQuery(code: string) {
  const userId = sessionStore.getState().userInfo.id
  return callQuery(getDefTenantByQrCode, { qrCode: code.trim(), userId }, { retry: false })
}

/** A person who has joined a school. */
export interface Joined {
  readonly tenantId: string
  readonly response: TokenResponse
  readonly user: UserInfo
}

/**
 * Registers a person at a school, or signs a known number in, and binds them to the enterprise's invitation.
 * Rejects as calls do; nothing is stored.
 */
export async function joinSchool(type: RegisterType, fields: RegisterFields, tenantId: string): Promise<Joined> {
  const there: CallSettings = { errors: 'inline', tenantId }
  const response = await call(login, registrationOf(type, fields, tenantId), there)
  const signedIn: CallSettings = { ...there, token: response.token }
  if (kindOf(type) === 'enterprise') {
    const { invitationCode, enterpriseName } = fields
    await call(
      bindQrCode,
      { qrCode: invitationCode.trim(), tenantId, userId: response.userId, enterpriseName: enterpriseName.trim() },
      signedIn,
    )
  }
  const user = await call(getUserInfo, {}, signedIn)
  await prepareStudent(tenantId, user.id, signedIn)
  return { tenantId, response, user }
}

/**
 * A one-time code that signs the new member of another school in at that school's own address; null when
 * there is none now. The token of the registration ends.
 */
export async function handOverTo({ tenantId, response }: Joined): Promise<string | null> {
  try {
    return (await call(handOver, {}, { errors: 'inline', tenantId, token: response.token })).code
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/** A person becomes a student of the school at the first sign-in. If this call fails, the study pages repeat it. */
async function prepareStudent(tenantId: string, userId: string, settings: CallSettings): Promise<void> {
  try {
    await call(getOrCreateStudentId, { tenantId, userId }, settings)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
