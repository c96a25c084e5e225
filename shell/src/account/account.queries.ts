import { callQuery } from '@campus/calls/query'
import { ownAccount, setPicture } from '@campus/contracts/account'
import type { BootData } from '@campus/contracts/composition'
import { getOrCreateStudentId, getUserInfo, updateStudent, type UserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'

import { squarePicture } from './square-picture'

/** How the signed-in person can sign in, and where they have. */
export function accountQuery() {
  return callQuery(ownAccount, {})
}

/** The person as the server knows them now; nothing of it is kept, since the session is. */
export function personQuery() {
  return callQuery(getUserInfo, {}, { gcTime: 0 })
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

/**
 * Sets the picture of the signed-in person, null takes it away; what the server then knows of them. Rejects with
 * `UnreadablePictureError` where the file is no picture.
 */
export async function changePicture(chosen: Blob | null): Promise<UserInfo> {
  await call(setPicture, { picture: chosen === null ? '' : await squarePicture(chosen) })
  return call(getUserInfo, {})
}
