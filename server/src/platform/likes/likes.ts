import { and, eq, inArray } from 'drizzle-orm'

import type { THUMBS_BIZ_TYPES } from '@campus/contracts/review'

import type { Transaction } from '../database/database'
import { newId } from '../database/ids'
import type { CallContext } from '../http/handle'
import { likes } from './likes.schema'

/** What visitors like, and classrooms, which only their learners do. */
export type LikedThing = (typeof THUMBS_BIZ_TYPES)[number] | 'CLASSROOM'

/**
 * The actor of a like: the signed-in user and their browser. A like from before signing in stays and is not
 * counted again.
 */
export interface Actor {
  /** New likes are stored under this id. */
  readonly name: string
  readonly names: readonly string[]
}

export function actorOf({ user, visitorId }: Pick<CallContext, 'user' | 'visitorId'>): Actor {
  const visitor = `visitor:${visitorId}`
  if (user === null) return { name: visitor, names: [visitor] }
  const name = `user:${user.id}`
  return { name, names: [name, visitor] }
}

/** Those of `ids` the actor likes. */
export async function likedAmong(
  tx: Transaction,
  bizType: LikedThing,
  ids: readonly string[],
  actor: Actor,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ bizId: likes.bizId })
    .from(likes)
    .where(and(eq(likes.bizType, bizType), inArray(likes.bizId, [...ids]), inArray(likes.actor, [...actor.names])))
  return new Set(rows.map(({ bizId }) => bizId))
}

interface Like {
  readonly bizType: LikedThing
  readonly bizId: string
  readonly actor: Actor
  readonly now: Date
}

/**
 * Stores a like; false when it was there already. A second like at the same moment waits here and finds the
 * first.
 */
export async function addLike(tx: Transaction, { bizType, bizId, actor, now }: Like): Promise<boolean> {
  const before = await likedAmong(tx, bizType, [bizId], actor)
  if (before.size > 0) return false
  const added = await tx
    .insert(likes)
    .values({ id: newId(), bizType, bizId, actor: actor.name, createdTime: now })
    .onConflictDoNothing()
    .returning({ id: likes.id })
  return added.length > 0
}

/** Removes likes; returns how many there were. */
export async function removeLikes(tx: Transaction, { bizType, bizId, actor }: Omit<Like, 'now'>): Promise<number> {
  const removed = await tx
    .delete(likes)
    .where(and(eq(likes.bizType, bizType), eq(likes.bizId, bizId), inArray(likes.actor, [...actor.names])))
    .returning({ id: likes.id })
  return removed.length
}

export async function countLikes(tx: Transaction, bizType: LikedThing, bizId: string): Promise<number> {
  return tx.$count(likes, and(eq(likes.bizType, bizType), eq(likes.bizId, bizId)))
}
