/** A person sets a picture of their own, which everybody sees beside what they write. */
import { Readable } from 'node:stream'

import { eq } from 'drizzle-orm'

import { MOST_PICTURE_SIDE, type setPicture } from '@campus/contracts/account'
import type { CallParsedRequest } from '@campus/contracts/call'

import type { Transaction } from '../../../platform/database/database'
import { addressForGood, fileIdOf } from '../../../platform/files/file-address'
import { files } from '../../../platform/files/files.schema'
import { keepFile, removeFile, type KeptFile } from '../../../platform/files/keep-file'
import { addressKey } from '../../../platform/files/signed-address'
import type { SignedInUser, WithoutTransactionContext } from '../../../platform/http/handle'
import type { Refusal } from '../../../platform/http/refusal'
import { countHit, isLimited, queueFor } from '../../../platform/rate-limits/rate-limit'
import { users } from '../../../platform/session/session.schema'
import { picturesOfPerson } from '../sign-in.limits'
import { refuse } from '../sign-in.refusals'
import { jpegSize } from './jpeg-size.model'

type Context = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof setPicture> }

/** The file's name in its address. */
const NAME = 'picture.jpg'

export async function setOwnPicture(context: Context): Promise<{ avatar: string } | Refusal> {
  const { user, tenantId, inTenant, now } = context
  if (user === null) throw refuse('sessionInvalid')
  const bytes = Buffer.from(context.input.picture, 'base64')
  if (bytes.length > 0 && !isSmall(bytes)) return refuse('pictureUnfit')
  await inTenant((tx) => countPicture(tx, user, now))
  const kept = bytes.length === 0 ? null : await keepPicture(context, user, bytes)
  try {
    return await inTenant(async (tx) => {
      await forgetOwnPicture(tx, { tenantId, userId: user.id })
      if (kept === null) return { avatar: '' }
      const avatar = addressForGood(kept, { key: await addressKey(tx), now })
      await tx.update(users).set({ avatar, hasOwnPicture: true }).where(eq(users.id, user.id))
      return { avatar }
    })
  } catch (error) {
    if (kept !== null) await removeFile(context, kept.id)
    throw error
  }
}

/** Takes a person's picture away; one of their own works nowhere any more, and its bytes are cleaned up. */
export async function forgetOwnPicture(
  tx: Transaction,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<void> {
  const [person] = await tx
    .select({ avatar: users.avatar, hasOwnPicture: users.hasOwnPicture })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (person === undefined) throw refuse('sessionInvalid')
  const file = person.hasOwnPicture ? fileIdOf(person.avatar, tenantId) : null
  if (file !== null) await tx.delete(files).where(eq(files.id, file))
  await tx.update(users).set({ avatar: '', hasOwnPicture: false }).where(eq(users.id, userId))
}

function isSmall(bytes: Buffer): boolean {
  const size = jpegSize(bytes)
  return size !== null && [size.width, size.height].every((side) => side > 0 && side <= MOST_PICTURE_SIDE)
}

async function countPicture(tx: Transaction, user: SignedInUser, now: Date): Promise<void> {
  const hit = { rule: picturesOfPerson, whom: user.id, now }
  await queueFor(tx, hit)
  if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
  await countHit(tx, hit)
}

function keepPicture(context: Context, { id }: SignedInUser, bytes: Buffer): Promise<KeptFile> {
  return keepFile(context, { kind: 'portrait', name: NAME, content: Readable.from([bytes]), ownerId: id })
}
