import { sql } from 'drizzle-orm'
import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
  type JWK,
} from 'jose'
import * as v from 'valibot'

import { CREDENTIAL_ALGORITHM, publicKey, type PublicKey } from '@campus/contracts/credential'

import { isReadOnly, type Transaction } from '../../platform/database/database'
import { credentialKeyPairs } from './certificate.schema'

export interface SigningKey {
  /** The public key's thumbprint (RFC 7638). */
  readonly id: string
  readonly privateKey: CryptoKey
}

/** The tenant's newest key pair, created at first use and shared by all servers through the database. */
export async function signingKey(tx: Transaction, now: Date): Promise<SigningKey> {
  const known = await newestKey(tx)
  if (known !== undefined) return known
  // Servers that need the first key at the same moment agree on one.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('certificate credential key' || current_setting('campus.tenant_id', true), 0))`,
  )
  const made = await newestKey(tx)
  if (made !== undefined) return made
  const pair = await generateKeyPair(CREDENTIAL_ALGORITHM, { extractable: true })
  const id = await calculateJwkThumbprint(await exportJWK(pair.publicKey))
  await tx.insert(credentialKeyPairs).values({ id, privateKey: await exportPKCS8(pair.privateKey), createdTime: now })
  return { id, privateKey: pair.privateKey }
}

/** Every public key that the tenant has ever signed with: paper certificates outlive a change of keys. */
export async function publicKeys(tx: Transaction, now: Date): Promise<PublicKey[]> {
  // With a full disk no key can be created.
  if (!(await isReadOnly(tx))) await signingKey(tx, now)
  const rows = await tx
    .select()
    .from(credentialKeyPairs)
    .orderBy(sql`${credentialKeyPairs.createdTime} desc`)
  return Promise.all(
    rows.map(async ({ id, privateKey }) => publicHalf(id, await exportJWK(await importKey(privateKey)))),
  )
}

async function newestKey(tx: Transaction): Promise<SigningKey | undefined> {
  const [row] = await tx
    .select()
    .from(credentialKeyPairs)
    .orderBy(sql`${credentialKeyPairs.createdTime} desc`)
    .limit(1)
  return row === undefined ? undefined : { id: row.id, privateKey: await importKey(row.privateKey) }
}

function importKey(pem: string): Promise<CryptoKey> {
  return importPKCS8(pem, CREDENTIAL_ALGORITHM, { extractable: true })
}

/** Listed field by field, so that the private key cannot be included by accident. */
function publicHalf(kid: string, { x, y }: JWK): PublicKey {
  return v.parse(publicKey, { kty: 'EC', crv: 'P-256', x, y, kid, alg: CREDENTIAL_ALGORITHM, use: 'sig' })
}
