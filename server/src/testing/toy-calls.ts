/** Calls without a domain, for tests of what all calls share. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'
import { id, numeric, paging } from '@campus/contracts/wire'

import { classStudents } from '../domains/study/study.schema'
import {
  handle,
  handleLearner,
  handleLearnerEverywhere,
  handleSignedIn,
  handleWithoutTransaction,
  type LearnerContext,
  type Route,
} from '../platform/http/handle'
import { refuse } from '../platform/http/refusal'
import { users } from '../platform/session/session.schema'

/** What all toy calls share. */
export const base = { summary: 'Test', source: 'ours' } as const
const anything = v.any()

export const echo = defineCall({
  ...base,
  id: 'test.echo',
  method: 'POST',
  path: '/api/test/echo',
  request: v.object({ ...paging(), model: v.optional(v.object({ name: v.string(), size: v.optional(numeric) })) }),
  response: anything,
})
export const read = defineCall({
  ...base,
  id: 'test.read',
  method: 'GET',
  path: '/api/test/read/{id}',
  request: v.object({ id, size: v.optional(numeric, 1) }),
  response: anything,
})
export const remove = defineCall({
  ...base,
  id: 'test.remove',
  method: 'GET',
  path: '/api/test/remove',
  request: v.object({}),
  response: v.boolean(),
})
export const where = defineCall({
  ...base,
  id: 'test.where',
  method: 'POST',
  path: '/api/test/where',
  request: v.object({ tenantId: v.optional(v.string()) }),
  response: anything,
})
export const mine = defineCall({
  ...base,
  id: 'test.mine',
  method: 'POST',
  path: '/api/test/mine',
  request: v.object({}),
  response: anything,
  access: 'user',
})
export const fails = defineCall({
  ...base,
  id: 'test.fails',
  method: 'POST',
  path: '/api/test/fails',
  request: v.object({ how: v.string() }),
  response: v.object({ ok: v.literal(true) }),
})
export const rename = defineCall({
  ...base,
  id: 'test.rename',
  method: 'POST',
  path: '/api/test/rename',
  request: v.object({ end: v.picklist(['throw', 'return']) }),
  response: v.boolean(),
})
export const overflow = defineCall({
  ...base,
  id: 'test.overflow',
  method: 'POST',
  path: '/api/test/overflow',
  request: v.object({}),
  response: anything,
})
export const visitor = defineCall({
  ...base,
  id: 'test.visitor',
  method: 'POST',
  path: '/api/test/visitor',
  request: v.object({}),
  response: v.string(),
})

export const whoLearns = defineCall({
  ...base,
  id: 'test.whoLearns',
  method: 'POST',
  path: '/api/test/whoLearns',
  request: v.object({ schoolId: v.optional(v.string()) }),
  response: v.object({ tenantId: v.string(), userId: v.string(), classIds: v.array(v.string()) }),
  access: 'user',
})
export const whoLearnsWhere = defineCall({
  ...base,
  id: 'test.whoLearnsWhere',
  method: 'POST',
  path: '/api/test/whoLearnsWhere',
  request: v.object({}),
  response: v.array(v.object({ tenantId: v.string(), userId: v.string(), classIds: v.array(v.string()) })),
  access: 'user',
})

/** Reads everybody's rows, which no real handler may do. */
export const peeks = defineCall({
  ...base,
  id: 'test.peeks',
  method: 'POST',
  path: '/api/test/peeks',
  request: v.object({}),
  response: anything,
  access: 'user',
})
/** Changes everybody's rows, which no real handler may do. */
export const meddles = defineCall({
  ...base,
  id: 'test.meddles',
  method: 'POST',
  path: '/api/test/meddles',
  request: v.object({}),
  response: v.boolean(),
  access: 'user',
})

/** The test of two learners must catch this. */
export const leaks: readonly Route[] = [
  handleWithoutTransaction(peeks, ({ database, tenantId }) =>
    database.asOwner((tx) => tx.select().from(classStudents).where(eq(classStudents.tenantId, tenantId))),
  ),
  handleWithoutTransaction(meddles, async ({ database, tenantId }) => {
    await database.asOwner((tx) =>
      tx.update(classStudents).set({ serviceStatus: 3 }).where(eq(classStudents.tenantId, tenantId)),
    )
    return true
  }),
]

/** The learner of a handler, and the classes that row-level security shows. */
async function learning({ tenantId, user, tx }: LearnerContext) {
  const rows = await tx.select({ classId: classStudents.classId, tenantId: classStudents.tenantId }).from(classStudents)
  return { tenantId, userId: user.id, classIds: rows.map((row) => `${row.tenantId}:${row.classId}`) }
}

export const toys: readonly Route[] = [
  handle(echo, async ({ input }) => input),
  handle(read, async ({ input }) => input),
  handle(remove, async () => true, { changes: true }),
  handle(where, async ({ tenant, user }) => ({ tenant: tenant.id, user: user?.id ?? null })),
  handleSignedIn(mine, async ({ user }) => user.id),
  handle(fails, async ({ input }) => {
    if (input.how === 'wrong answer') return { ok: false } as unknown as { ok: true }
    if (input.how === 'more than asked') return { ok: true as const, secret: 1 }
    throw new Error('call 13800000001 about it')
  }),
  handle(
    rename,
    async ({ input, tx }) => {
      await tx.update(users).set({ nickName: input.end }).where(eq(users.mobile, '13800000001'))
      if (input.end === 'throw') throw refuse('conflict')
      return refuse('conflict')
    },
    { visitorWrites: { once: 'for the school' } },
  ),
  handle(overflow, async ({ tx }) =>
    tx
      .select()
      .from(users)
      .limit(2 ** 70),
  ),
  handle(visitor, async ({ visitorId }) => visitorId),
  handleLearner(whoLearns, learning),
  handleLearnerEverywhere(whoLearnsWhere, ({ inEachSchool }) => inEachSchool(learning)),
]
