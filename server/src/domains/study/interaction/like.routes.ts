import { getLikeState, toggleLike } from '@campus/contracts/study-interaction'

import type { Transaction } from '../../../platform/database/database'
import { handleLearner, type Route, type SignedInUser } from '../../../platform/http/handle'
import { addLike, countLikes, likedAmong, removeLikes, type Actor } from '../../../platform/likes/likes'
import { roomOfMember, type NamedRoom } from './classroom-member'

export const likeRoutes: readonly Route[] = [
  handleLearner(getLikeState, async ({ input, tx, user }) => {
    await roomOfMember(tx, input)
    return likeState(tx, likedRoom(input), learner(user))
  }),

  handleLearner(toggleLike, async ({ input, tx, user, now }) => {
    const room = { classId: input.classId, classroomId: input.likeObjectId }
    await roomOfMember(tx, room)
    const bizId = likedRoom(room)
    const actor = learner(user)
    if (input.isThumb === 1) await addLike(tx, { bizType: 'CLASSROOM', bizId, actor, now })
    else await removeLikes(tx, { bizType: 'CLASSROOM', bizId, actor })
    return likeState(tx, bizId, actor)
  }),
]

/** A classroom is liked in one class, apart from the others that learn in it. */
export function likedRoom({ classId, classroomId }: NamedRoom): string {
  return `${classId}/${classroomId}`
}

/** Only the person counts here, in whatever browser. */
function learner({ id }: SignedInUser): Actor {
  const name = `user:${id}`
  return { name, names: [name] }
}

async function likeState(tx: Transaction, bizId: string, actor: Actor) {
  const liked = await likedAmong(tx, 'CLASSROOM', [bizId], actor)
  return { isLike: liked.has(bizId) ? 1 : 0, likeTotal: await countLikes(tx, 'CLASSROOM', bizId) }
}
