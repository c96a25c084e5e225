import type { SampleBuilder } from '../database/sample'
import { hashPassword } from './password'
import { invitations, users } from './sign-in.schema'

/** Signs in at every sample school. */
export const SAMPLE_STUDENT = { id: '1001', studentId: '3001', mobile: '13800000001', password: 'campus123' } as const

export const signInSample: SampleBuilder = async ({ tx, school, now }) => {
  await tx.insert(users).values({
    id: SAMPLE_STUDENT.id,
    mobile: SAMPLE_STUDENT.mobile,
    passwordHash: await hashPassword(SAMPLE_STUDENT.password),
    realName: '林小满',
    nickName: '小满',
    studentId: SAMPLE_STUDENT.studentId,
    createdTime: now,
  })
  await tx.insert(invitations).values({ id: '1', qrCode: `Q${school.id}` })
}
