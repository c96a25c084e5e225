import { randomBytes } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { CODE_ALPHABET, CODE_LENGTH, type CertifiedSubject } from '@campus/contracts/credential'

import type { Transaction } from '../../platform/database/database'
import { skillCertificates, trainingCertificates, verificationCodes } from './certificate.schema'
import { skillSubject, trainingSubject } from './certified-subject'
import type { CertificateKind } from './picture-address'

/** The certificate's code; made at the first lookup, and the same ever after: it stands on paper. */
export async function verificationCode(tx: Transaction, kind: CertificateKind, certificateId: string): Promise<string> {
  const known = await codeOf(tx, kind, certificateId)
  if (known !== undefined) return known
  await tx.insert(verificationCodes).values({ id: newCode(), kind, certificateId }).onConflictDoNothing()
  const made = await codeOf(tx, kind, certificateId)
  if (made === undefined) throw new Error('the verification code of a certificate was not kept')
  return made
}

/** The certificate of a code, also if revoked. */
export async function certifiedByCode(tx: Transaction, code: string): Promise<CertifiedSubject | undefined> {
  const [known] = await tx.select().from(verificationCodes).where(eq(verificationCodes.id, code))
  if (known === undefined) return undefined
  if (known.kind === 'skill') {
    const [row] = await tx.select().from(skillCertificates).where(eq(skillCertificates.id, known.certificateId))
    return row && skillSubject(row)
  }
  const [row] = await tx.select().from(trainingCertificates).where(eq(trainingCertificates.id, known.certificateId))
  return row && trainingSubject(row)
}

async function codeOf(tx: Transaction, kind: CertificateKind, certificateId: string): Promise<string | undefined> {
  const [known] = await tx
    .select({ code: verificationCodes.id })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.kind, kind), eq(verificationCodes.certificateId, certificateId)))
  return known?.code
}

/** Five bits of each byte: the alphabet has 32 characters, so all are equally likely. */
function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
}
