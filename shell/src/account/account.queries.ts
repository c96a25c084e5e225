import { callQuery } from '@campus/calls/query'
import { ownAccount } from '@campus/contracts/account'
import type { BootData } from '@campus/contracts/composition'
import { getOrCreateStudentId, getUserInfo, updateStudent, type UserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'

/** How the signed-in person can sign in, and where they have. */
export function accountQuery() {
  return callQuery(ownAccount, {})
}

/** Names that change; one that does not is left out. */
export interface Names {
  readonly nickName: string
  readonly realName?: string
}

/** Changes the names of the signed-in person; what the server then knows of them. */
export async function changeNames(
  { tenantId }: Pick<BootData, 'tenantId'>,
  userId: string,
  names: Names,
): Promise<UserInfo> {
  const id = await call(getOrCreateStudentId, { tenantId, userId })
  await call(updateStudent, { id, ...names })
  return call(getUserInfo, {})
}
