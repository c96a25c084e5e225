import { randomBytes } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { CODE_ALPHABET, CODE_LENGTH, type CertifiedSubject } from '@campus/contracts/credential'

import type { Transaction } from '../../platform/database/database'
import {
  skillCertificates,
  skillIssue,
  trainingCertificates,
  trainingIssue,
  verificationCodes,
} from './certificate.schema'
import { skillSubject, trainingSubject } from './certified-subject'
import type { CertificateKind } from './picture-address'

/**
 * The certificate's code; made at the first lookup, and the same ever after: it stands on paper. With another number,
 * holder or day the certificate is another one, and gets a code of its own.
 */
export async function verificationCode(tx: Transaction, kind: CertificateKind, certificateId: string): Promise<string> {
  const issue = await issueOf(tx, kind, certificateId)
  const known = await codeOf(tx, { kind, certificateId, issue })
  if (known !== undefined) return known
  await tx.insert(verificationCodes).values({ id: newCode(), kind, certificateId, issue }).onConflictDoNothing()
  const made = await codeOf(tx, { kind, certificateId, issue })
  if (made === undefined) throw new Error('the verification code of a certificate was not kept')
  return made
}

/**
 * The certificate of a code, also if revoked; undefined for no code. `withdrawn` once the school has taken the certificate
 * away, or has given its row to another one.
 */
export async function certifiedByCode(
  tx: Transaction,
  code: string,
): Promise<CertifiedSubject | 'withdrawn' | undefined> {
  const [known] = await tx.select().from(verificationCodes).where(eq(verificationCodes.id, code))
  if (known === undefined) return undefined
  const { kind, certificateId: id, issue } = known
  if (kind === 'skill') {
    const isIt = and(eq(skillCertificates.id, id), eq(skillIssue, issue))
    const [row] = await tx.select().from(skillCertificates).where(isIt)
    return row === undefined ? 'withdrawn' : skillSubject(row)
  }
  const isIt = and(eq(trainingCertificates.id, id), eq(trainingIssue, issue))
  const [row] = await tx.select().from(trainingCertificates).where(isIt)
  return row === undefined ? 'withdrawn' : trainingSubject(row)
}

async function issueOf(tx: Transaction, kind: CertificateKind, id: string): Promise<string> {
  const [row] =
    kind === 'skill'
      ? await tx.select({ issue: skillIssue }).from(skillCertificates).where(eq(skillCertificates.id, id))
      : await tx.select({ issue: trainingIssue }).from(trainingCertificates).where(eq(trainingCertificates.id, id))
  if (row === undefined) throw new Error(`there is no ${kind} certificate ${id}`)
  return row.issue
}

type Coded = Pick<typeof verificationCodes.$inferSelect, 'kind' | 'certificateId' | 'issue'>

async function codeOf(tx: Transaction, { kind, certificateId, issue }: Coded): Promise<string | undefined> {
  const [known] = await tx
    .select({ code: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.kind, kind),
        eq(verificationCodes.certificateId, certificateId),
        eq(verificationCodes.issue, issue),
      ),
    )
  return known?.code
}

/** Five bits of each byte: the alphabet has 32 characters, so all are equally likely. */
function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
}
