/** One key, several calls: the parts that identify a call that happens once. */
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestDatabase } from '../../testing/test-database'
import { base } from '../../testing/toy-calls'
import type { Database } from '../database/database'
import { runOnce } from './idempotency'

import '../../testing/test-server'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const callNamed = (id: string) =>
  defineCall({
    ...base,
    id,
    method: 'POST',
    path: `/api/${id}`,
    request: v.object({}),
    response: v.string(),
    once: true,
  })

test('a key counts for one call: the same key with another call makes that call', async () => {
  const made: string[] = []
  const make = (id: string) =>
    database.withTenant('10001', (tx) =>
      runOnce(
        callNamed(id),
        { tx, user: null, now: TEST_NOW, idempotencyKey: 'one-key-for-several-calls' },
        {},
        async () => {
          made.push(id)
          return `made ${id}`
        },
      ),
    )
  const responses = [await make('test.enrol'), await make('test.pay'), await make('test.enrol')]
  expect(responses).toEqual(['made test.enrol', 'made test.pay', 'made test.enrol'])
  expect(made).toEqual(['test.enrol', 'test.pay'])
})
