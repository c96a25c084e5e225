import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { users } from '../../platform/session/session.schema'
import { plainName } from './as-typed'
import { mobileDigits, skillCertificates, trainingCertificates } from './certificate.schema'
import type { SkillRow, TrainingRow } from './certified-subject'

/** So many of a kind are shown at most; nobody has more of one school. */
const MOST = 100

/**
 * The certificates of a person: those with their number and their real name, also revoked ones, the newest first. A number
 * goes from one person to another, and two may share one, so that neither is enough alone.
 */
export async function findOwnCertificates(
  tx: Transaction,
  userId: string,
): Promise<{ skill: SkillRow[]; training: TrainingRow[] }> {
  const [person] = await tx
    .select({ mobile: users.mobile, realName: users.realName })
    .from(users)
    .where(eq(users.id, userId))
  const name = plainName(person?.realName ?? '')
  if (person === undefined || name === '') return { skill: [], training: [] }
  const skill = await tx
    .select()
    .from(skillCertificates)
    .where(eq(mobileDigits(skillCertificates.mobile), person.mobile))
    .orderBy(sql`${skillCertificates.sendDate} desc nulls last`, skillCertificates.id)
  const training = await tx
    .select()
    .from(trainingCertificates)
    .where(eq(mobileDigits(trainingCertificates.mobile), person.mobile))
    .orderBy(sql`${trainingCertificates.endTime} desc nulls last`, trainingCertificates.id)
  return {
    skill: skill.filter((row) => plainName(row.name) === name).slice(0, MOST),
    training: training.filter((row) => plainName(row.studentName) === name).slice(0, MOST),
  }
}
