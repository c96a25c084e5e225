import { and, eq, type SQL } from 'drizzle-orm'

import type { CommentObjectType } from '@campus/contracts/comment'
import { WALLS } from '@campus/contracts/home'

import type { Transaction } from '../../platform/database/database'
import { albumItems, wallItems } from '../home/home.schema'

/** By what can be commented on: whether one with this id is on show. */
const SHOWN: Readonly<Record<CommentObjectType, (tx: Transaction, id: string) => Promise<boolean>>> = {
  UNIVERSITY_PIC: async (tx, id) =>
    (await tx.$count(albumItems, and(eq(albumItems.id, id), eq(albumItems.open, true)))) > 0,
  MICRO_CLASSROOM: (tx, id) => isOnWall(tx, id, eq(wallItems.bizType, WALLS.microClassroom)),
  EVERYONE_SAYS: (tx, id) => isOnWall(tx, id, eq(wallItems.bizType, WALLS.everyoneSays)),
}

async function isOnWall(tx: Transaction, id: string, wall: SQL): Promise<boolean> {
  return (await tx.$count(wallItems, and(eq(wallItems.id, id), wall, eq(wallItems.published, true)))) > 0
}

/** Whether the school shows what a comment is about. */
export function isShown(tx: Transaction, type: CommentObjectType, id: string): Promise<boolean> {
  return SHOWN[type](tx, id)
}
