/** Tells of papers that are out and certify, after the folder, what the register no longer has. */
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../platform/import/import-check'
import {
  skillCertificates,
  skillIssue,
  trainingCertificates,
  trainingIssue,
  verificationCodes,
} from './certificate.schema'

const SKILL = 'skill-certificates'
const TRAINING = 'training-certificates'

export const withdrawnCodesCheck: ImportCheck = {
  tables: [SKILL, TRAINING],
  async begin(tx, given) {
    const before = await codesInForce(tx, given)
    return async () => {
      const after = new Set((await codesInForce(tx, given)).map(({ code }) => code))
      return { notes: before.filter(({ code }) => !after.has(code)).map(noteOf) }
    }
  },
}

interface CodeInForce {
  readonly code: string
  /** The certificate that carries it. */
  readonly id: string
  readonly table: string
  readonly column: string
  readonly number: string
  readonly holder: string
}

/** Of the certificates that the folder has or takes away: those somebody has looked up, with what they certify. */
async function codesInForce(tx: Transaction, { tenantId, idsOf, removedOf }: GivenRows): Promise<CodeInForce[]> {
  const given = (table: string): ReadonlySet<string> => new Set([...idsOf(table), ...removedOf(table)])
  const { tenantId: school, kind, certificateId: id, issue } = verificationCodes
  const skill = await tx
    .select({
      code: verificationCodes.id,
      id,
      number: skillCertificates.certificateCode,
      holder: skillCertificates.name,
    })
    .from(verificationCodes)
    .innerJoin(skillCertificates, and(eq(skillCertificates.tenantId, school), eq(skillCertificates.id, id)))
    .where(and(eq(school, tenantId), eq(kind, 'skill'), eq(issue, skillIssue)))
  const training = await tx
    .select({
      code: verificationCodes.id,
      id,
      number: trainingCertificates.certificateNum,
      holder: trainingCertificates.studentName,
    })
    .from(verificationCodes)
    .innerJoin(trainingCertificates, and(eq(trainingCertificates.tenantId, school), eq(trainingCertificates.id, id)))
    .where(and(eq(school, tenantId), eq(kind, 'training'), eq(issue, trainingIssue)))
  const [ofSkill, ofTraining] = [given(SKILL), given(TRAINING)]
  return [
    ...skill.filter((row) => ofSkill.has(row.id)).map((row) => ({ ...row, table: SKILL, column: 'certificateCode' })),
    ...training
      .filter((row) => ofTraining.has(row.id))
      .map((row) => ({ ...row, table: TRAINING, column: 'certificateNum' })),
  ]
}

function noteOf({ table, id, column, number, holder }: CodeInForce): RowFinding {
  return {
    at: [{ table, id }],
    message: `${column} ${number} of ${holder} has been looked up: the code and the QR code on its paper are withdrawn`,
  }
}
