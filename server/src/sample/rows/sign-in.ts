import { hashPassword } from '../../domains/sign-in/password'
import { invitations } from '../../domains/sign-in/sign-in.schema'
import { users } from '../../platform/session/session.schema'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder } from '../sample-builder'
import { SAMPLE_STUDENT } from '../sample-student'

export const signInSample: SampleBuilder = async ({ tx, school, now }) => {
  await tx.insert(users).values({
    id: SAMPLE_STUDENT.id,
    mobile: SAMPLE_STUDENT.mobile,
    mobileProvedTime: now,
    passwordHash: await hashPassword(SAMPLE_STUDENT.password),
    realName: '林小满',
    nickName: '小满',
    avatar: mediaUrl(school.id, 'avatar', '20'),
    studentId: SAMPLE_STUDENT.studentId,
    createdTime: now,
  })
  await tx.insert(invitations).values({ id: '1', qrCode: `Q${school.id}` })
}
