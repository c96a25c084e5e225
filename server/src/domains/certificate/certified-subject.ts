import { desc, eq } from 'drizzle-orm'

import type { CertifiedSubject } from '@campus/contracts/credential'

import type { Transaction } from '../../platform/database/database'
import { numberAsTyped } from './as-typed'
import { skillCertificates, trainingCertificates, typed } from './certificate.schema'
import { maskCard } from './mask'

export type SkillRow = typeof skillCertificates.$inferSelect
export type TrainingRow = typeof trainingCertificates.$inferSelect

/** An identity document without a type is the resident's card. */
const RESIDENT_CARD = '居民身份证'

/** The content of a skill certificate for verifiers: no mobile, the card masked. */
export function skillSubject({
  name,
  card,
  professionName,
  typeOfWorkName,
  certificateCode,
  level,
  sendDate,
}: SkillRow): CertifiedSubject & { kind: 'skill' } {
  return {
    kind: 'skill',
    name,
    card: maskCard(card),
    professionName,
    typeOfWorkName,
    certificateCode,
    level,
    sendDate: sendDate ?? '',
  }
}

/** The same for a training certificate. */
export function trainingSubject(row: TrainingRow): CertifiedSubject & { kind: 'training' } {
  const { studentName, idType, idCard, productName, agencyName, certificateNum, startTime, endTime } = row
  return {
    kind: 'training',
    studentName,
    idType: idType === '' ? RESIDENT_CARD : idType,
    idCard: maskCard(idCard),
    productName,
    agencyName,
    certificateNum,
    startTime: startTime ?? '',
    endTime: endTime ?? '',
  }
}

/** The skill certificate of a number, as it may be typed, also if revoked. Of two that only case tells apart, the exact one. */
export async function findSkillCertificate(tx: Transaction, code: string): Promise<SkillRow | undefined> {
  const [row] = await tx
    .select()
    .from(skillCertificates)
    .where(eq(typed(skillCertificates.certificateCode), numberAsTyped(code)))
    .orderBy(desc(eq(skillCertificates.certificateCode, code)))
    .limit(1)
  return row
}

/** The training certificate of a number, as it may be typed, also if revoked. Of two that only case tells apart, the exact one. */
export async function findTrainingCertificate(tx: Transaction, number: string): Promise<TrainingRow | undefined> {
  const [row] = await tx
    .select()
    .from(trainingCertificates)
    .where(eq(typed(trainingCertificates.certificateNum), numberAsTyped(number)))
    .orderBy(desc(eq(trainingCertificates.certificateNum, number)))
    .limit(1)
  return row
}

/** Whether its picture is shown: there must be one, and the certificate must be valid. */
export function showsPicture({
  hasPicture,
  revokedAt,
}: Pick<SkillRow | TrainingRow, 'hasPicture' | 'revokedAt'>): boolean {
  return hasPicture && revokedAt === null
}

/** The record of the certificate that a credential names; undefined where its number has become another certificate's. */
export async function onRecord(
  tx: Transaction,
  said: CertifiedSubject,
): Promise<{ subject: CertifiedSubject; revoked: boolean } | undefined> {
  if (said.kind === 'skill') {
    const row = await findSkillCertificate(tx, said.certificateCode)
    return row && recordOf(said, skillSubject(row), row)
  }
  const row = await findTrainingCertificate(tx, said.certificateNum)
  return row && recordOf(said, trainingSubject(row), row)
}

function recordOf(said: CertifiedSubject, subject: CertifiedSubject, { revokedAt }: SkillRow | TrainingRow) {
  return issueOf(said) === issueOf(subject) ? { subject, revoked: revokedAt !== null } : undefined
}

/** What a paper certifies, as {@link skillIssue} has it: the number, the holder and the day. */
function issueOf(subject: CertifiedSubject): string {
  const said =
    subject.kind === 'skill'
      ? [subject.certificateCode, subject.name, subject.sendDate]
      : [subject.certificateNum, subject.studentName, subject.endTime]
  return said.map((text) => text.normalize('NFKC').replaceAll(' ', '').toUpperCase()).join('\n')
}
