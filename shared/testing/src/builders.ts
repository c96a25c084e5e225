/** Small valid objects for tests; pass only the fields that the test is about. */
import * as v from 'valibot'

import { buSchoolInfo, schoolInfo, type BuSchoolInfo, type SchoolInfo } from '@campus/contracts/school'
import { userInfo, type UserInfo } from '@campus/contracts/sign-in'
import { userIdentity, type KeptSession } from '@campus/session/session.model'

export const TEST_TENANT_ID = '10001'

export function aUser(fields: Partial<UserInfo> = {}): UserInfo {
  return { ...v.parse(userInfo, { id: '501', realName: '林晓', mobile: '13800000001' }), ...fields }
}

export function aSchool(fields: Partial<SchoolInfo> = {}): SchoolInfo {
  const school = v.parse(schoolInfo, {
    universityId: '10001',
    universityName: '启明职业培训学校',
    projectName: '启明在线',
  })
  return { ...school, ...fields }
}

export function aBuSchool(fields: Partial<BuSchoolInfo> = {}): BuSchoolInfo {
  const school = v.parse(buSchoolInfo, { projectName: '启明在线', contactMobile: '4000000001' })
  return { ...school, ...fields }
}

/** The session of a signed-in person, for `renderPage(…, { session: signedIn() })`. */
export function signedIn(user: Partial<UserInfo> = {}): Partial<KeptSession> {
  return { token: 'test-token', tokenExpireTime: '2999-12-31 23:59:59', userInfo: userIdentity(aUser(user)) }
}
