import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Transaction } from '../database/database'
import { newSecret } from '../database/ids'
import { pictureKeys } from './certificate.schema'

export type CertificateKind = 'skill' | 'training'

const LIFETIME_S = 10 * 60
const KEY_ID = 'current'

interface Picture {
  readonly tenantId: string
  readonly kind: CertificateKind
  /** The record's own id: it says nothing about its holder. */
  readonly id: string
}

/** The tenant's signing key, made at first use and shared by all servers through the database. */
export async function pictureKey(tx: Transaction): Promise<string> {
  const [known] = await tx.select({ secret: pictureKeys.secret }).from(pictureKeys)
  if (known !== undefined) return known.secret
  await tx.insert(pictureKeys).values({ id: KEY_ID, secret: newSecret() }).onConflictDoNothing()
  const [made] = await tx.select({ secret: pictureKeys.secret }).from(pictureKeys)
  if (made === undefined) throw new Error('the signing key of certificate pictures was not kept')
  return made.secret
}

/** Address of a certificate's picture that works for ten minutes. */
export function pictureAddress(picture: Picture, key: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_S
  const { tenantId, kind, id } = picture
  return `/media/${tenantId}/certificate/${kind}-${id}.svg?expires=${String(expires)}&signature=${sign(picture, expires, key)}`
}

/** Whether the signature is the server's own for this picture and its time is not over. */
export function isPictureAddress(
  picture: Picture,
  { expires, signature }: { expires: number; signature: string },
  key: string,
  now: Date,
): boolean {
  const expected = Buffer.from(sign(picture, expires, key))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && expires * 1000 > now.getTime()
}

function sign({ tenantId, kind, id }: Picture, expires: number, key: string): string {
  return createHmac('sha256', key)
    .update(`${tenantId}/${kind}-${id}?${String(expires)}`)
    .digest('base64url')
}
