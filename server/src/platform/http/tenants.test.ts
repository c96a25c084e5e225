/**
 * Generated: every registered call × two schools × visitor and user. Every table of one school contains
 * marked rows. No call for the other school may return a mark, and a token of one is worth nothing at the
 * other.
 */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'

import type { CallDefinition } from '@campus/contracts/call'

import { routes } from '../../domains'
import { validInputFor } from '../../testing/arbitrary-input'
import { endsSession, goesOn } from '../../testing/ends-session'
import { openTestServer, type TestServer } from '../../testing/test-server'
import type { Transaction } from '../database/database'

jest.setTimeout(180_000)

const HERE = '10001'
const THERE = '10002'
const MARK = 'FOREIGN-MARK'
/** Inputs for each call; each is sent as a visitor, with a token and with a foreign token. */
const INPUTS = 10
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

let server: TestServer
let token: string
let foreignToken: string
let foreignIds: ReadonlyMap<string, readonly string[]>
beforeAll(async () => {
  // The marks break some contracts, and development would refuse to send such responses.
  server = await openTestServer({ environment: { ENVIRONMENT: 'production' } })
  token = await server.signIn(HERE)
  foreignToken = await server.signIn(THERE)
  foreignIds = await server.database.asOwner(async (tx) => {
    await markEveryTable(tx)
    return idsOf(tx, THERE)
  })
})
afterAll(() => server.close())

/** Writes the mark into every free text of the school's rows. */
async function markEveryTable(tx: Transaction): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select c.table_name as table_name, array_agg(c.column_name::text) as columns
    from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and c.column_name <> 'tenant_id' and c.column_name <> 'id'
      and c.column_name !~ '(_id|hash|^key|code|type|state|status|mobile)$'
      and exists (select from information_schema.columns t where t.table_name = c.table_name and t.column_name = 'tenant_id')
      and c.table_name <> 'tenant_hosts'
    group by 1`)) as { rows: { table_name: string; columns: string[] }[] }
  for (const { table_name, columns } of rows) {
    const set = columns.map((column) => `"${column}" = '${MARK} ' || "${column}"`).join(', ')
    await tx.execute(sql.raw(`update "${table_name}" set ${set} where tenant_id = '${THERE}'`))
  }
}

/** Ids and codes of the school's rows by column, for calls that take one. */
async function idsOf(tx: Transaction, tenantId: string): Promise<Map<string, string[]>> {
  const { rows } = (await tx.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(^id|_id|code|type)$'
      and table_name in (select table_name from information_schema.columns where column_name = 'tenant_id')`)) as {
    rows: { table_name: string; column_name: string }[]
  }
  const ids = new Map<string, string[]>()
  for (const { table_name, column_name } of rows) {
    const found = (await tx.execute(
      sql.raw(
        `select "${column_name}" as id from "${table_name}" where tenant_id = '${tenantId}' and "${column_name}" <> '' limit 20`,
      ),
    )) as { rows: { id: string }[] }
    if (found.rows.length === 0) continue
    const known = ids.get(column_name) ?? []
    ids.set(column_name, [...new Set([...known, ...found.rows.map(({ id }) => id)])])
  }
  return ids
}

/** Input that names rows of the other school: a field `classId` those of columns `class_id`, any other field all. */
function foreignInputFor(call: CallDefinition) {
  const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return validInputFor(call, [...foreignIds.values()].flat(), (field) =>
    field.endsWith('Id') ? foreignIds.get(columnOf(field)) : undefined,
  )
}

function isImage(headers: Readonly<Record<string, unknown>>): boolean {
  return String(headers['content-type']).startsWith('image/')
}

// Signing out would invalidate the tokens for the next calls.
const calls = routes.filter((route) => !endsSession(route))
const everyCall = test.each(calls.map((route) => [route.call.id, route] as const))

everyCall('%s answers one school with nothing of the other', async (_, route) => {
  const ownTenant = 'tenantId' in ((route.call.request as { entries?: object }).entries ?? {})
  for (const payload of fc.sample(foreignInputFor(route.call), { seed: SEED, numRuns: INPUTS })) {
    const named = ownTenant ? { ...(payload as object), tenantId: HERE } : payload
    for (const options of [{}, { token }, { token: foreignToken }]) {
      const response = await server.send(route.call, named, { tenantId: HERE, ...options })
      expect(response.body).not.toContain(MARK)
      if (
        route.call.access === 'user' &&
        options.token === foreignToken &&
        response.statusCode === 200 &&
        !isImage(response.headers)
      ) {
        expect(response.json<{ code: number }>().code).toBe(40001)
      }
    }
  }
  expect(await goesOn(server, { tenantId: HERE, token })).toBe(true)
})

test('the marks are there to be found: the marked school’s own answers carry them', async () => {
  let marked = 0
  for (const route of calls) {
    const ownTenant = 'tenantId' in ((route.call.request as { entries?: object }).entries ?? {})
    const payloads = fc.sample(foreignInputFor(route.call), { seed: SEED, numRuns: 4 * INPUTS })
    for (const payload of payloads) {
      const response = await server.send(
        route.call,
        ownTenant ? { ...(payload as object), tenantId: THERE } : payload,
        {
          tenantId: THERE,
          token: foreignToken,
        },
      )
      if (response.body.includes(MARK)) {
        marked += 1
        break
      }
    }
  }
  expect(marked).toBeGreaterThan(calls.length / 4)
})
