/** `/operator/api/…`: the registry of the running server, for the owner of the operator's password. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { eventsOf } from '../../platform/events/event'
import { success } from '../../platform/http/envelope'
import type { Dependent } from '../../platform/import/identity'
import type { ImportCheck } from '../../platform/import/import-check'
import type { ImportedTable } from '../../platform/import/imported-table'
import type { OperatorCall } from '../../platform/operator-call'
import type { Change } from '../registry/change-registry'
import { LEVELS } from '../registry/registry.schema'
import { EVERY_TENANT } from '../registry/resolve.model'
import { createToken, listTokens, revokeToken } from '../releases/release-tokens'
import { exportFolder } from './import/export-folder'
import { folder, MAX_FOLDER } from './import/folder'
import { importFolder } from './import/import-folder'
import { serveMedia } from './import/media.routes'
import { Operator, requireScope } from './operator'
import { refuseCaller, refuseGuesses, tellFailures } from './operator-answers'
import { isOperator } from './operator-password'
import { createAccount, listAccounts, revokeAccount, ROLES } from './page/operator-accounts'
import type { PasswordGuesses } from './password-guesses'
import { runOperatorCall } from './run-operator-call'
import { slowAnswer } from './slow-answer'

/** The paths of the calls; a change is a POST of one JSON object. */
export const OPERATOR_API = '/operator/api'

export interface OperatorDependencies {
  readonly config: Config
  readonly database: Database
  /** '' admits nobody. */
  readonly password: string
  /** Of the calls of teams too. */
  readonly guesses: PasswordGuesses
  /** Calls of the domains. */
  readonly calls: readonly OperatorCall[]
  /** What a folder of the operator's may hold. */
  readonly tables: readonly ImportedTable[]
  readonly checks: readonly ImportCheck[]
  readonly dependents: readonly Dependent[]
  readonly now: () => Date
}

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))
const why = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), '')
const scope = v.pipe(v.string(), v.regex(/^(?:\*|[\w-]{1,64})$/))

const originChange = v.strictObject({ scope, origin: line, why })
const publication = v.strictObject({ moduleId: line, address: line, why })
const assignment = v.strictObject({
  moduleId: line,
  version: line,
  scope: v.optional(scope, EVERY_TENANT),
  level: v.exactOptional(v.picklist(LEVELS)),
  why,
})
const timeline = v.strictObject({ tenant: line, subject: line })
const ofTenant = v.object({ tenant: line })
const importing = v.strictObject({ ...folder.entries, dryRun: v.optional(v.boolean(), false) })
const moduleId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/))
/** Never one that the audit uses of its own. */
const newName = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/), v.notValues(['operator', 'start', 'system']))
const newToken = v.strictObject({
  name: newName,
  modules: v.pipe(v.array(moduleId), v.minLength(1), v.maxLength(50)),
  scope: v.optional(scope, EVERY_TENANT),
  why,
})
const oldToken = v.strictObject({ name: line, why })
const newAccount = v.strictObject({
  name: newName,
  roles: v.pipe(v.array(v.picklist(ROLES)), v.minLength(1), v.maxLength(ROLES.length)),
  scope: v.optional(scope, EVERY_TENANT),
  why,
})
const withdrawal = v.strictObject({ moduleId: line, scope, why })

export function serveOperator(
  app: FastifyInstance,
  { config, database, password, guesses, calls, tables, checks, dependents, now }: OperatorDependencies,
): void {
  const operator = new Operator(database, config)
  const because = (reason: string): Change => ({ changedAt: now(), changedBy: 'operator', why: reason })
  void app.register(
    async (scoped) => {
      scoped.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        if (guesses.isLimited(request.ip, now())) return refuseGuesses(request, reply)
        if (isOperator(request.headers.authorization, password)) return
        guesses.countWrong(request.ip, now())
        request.log.warn(
          { traceId: request.id, address: request.ip },
          'somebody without the operator’s password asked for the operator’s calls',
        )
        await refuseCaller(request, reply, 401, 'The operator’s password is missing or wrong.')
      })
      tellFailures(scoped)
      scoped.get('/status', async (request) => success(await operator.status(), request.id))
      scoped.get('/events', async (request) => {
        const { tenant, subject } = v.parse(timeline, request.query)
        await operator.requireTenant(tenant)
        return success(await eventsOf(database, tenant, subject), request.id)
      })
      for (const call of calls) {
        scoped.post(`/${call.name}`, async (request) => {
          const { tenant } = v.parse(ofTenant, request.body)
          await operator.requireTenant(tenant)
          const result = await runOperatorCall(database, call, { tenantId: tenant, now: now() }, request.body)
          request.log.info({ traceId: request.id, call: call.name, tenant }, 'the operator asked something of a domain')
          return success(result ?? null, request.id)
        })
      }
      serveMedia(scoped, config)
      const imports = { database, config, tables, checks, dependents }
      scoped.post('/import', { bodyLimit: MAX_FOLDER }, async (request, reply) => {
        const { dryRun, ...given } = v.parse(importing, request.body)
        const imported = async () => {
          const result = await importFolder({ ...imports, now: now() }, given, { dryRun })
          // The files themselves stay out: they are full of people.
          request.log.info(
            { traceId: request.id, faults: result.faults.length, written: result.written, takenAway: result.takenAway },
            'the operator imported a folder',
          )
          return success(result, request.id)
        }
        return slowAnswer(request, reply, imported())
      })
      scoped.get('/export', async (request) => success(await exportFolder({ ...imports, now: now() }), request.id))
      post('/allow', originChange, async ({ why: reason, ...input }) =>
        operator.allow(input.scope, input.origin, because(reason)),
      )
      post('/withdraw', originChange, async ({ why: reason, ...input }) =>
        operator.withdraw(input.scope, input.origin, because(reason)),
      )
      post('/publish', publication, async ({ why: reason, ...input }) =>
        operator.publish(input.moduleId, input.address, because(reason)),
      )
      post('/assign', assignment, async ({ why: reason, ...input }) =>
        operator.assign(input.moduleId, input.version, input, because(reason)),
      )
      post('/unassign', withdrawal, async ({ why: reason, ...input }) =>
        operator.unassign(input.moduleId, input.scope, because(reason)),
      )

      scoped.get('/tokens', async (request) => success(await database.asOwner(listTokens), request.id))
      post('/token-create', newToken, async ({ why: reason, ...token }) =>
        database.asOwner(async (tx) => {
          await requireScope(tx, token.scope)
          return { token: await createToken(tx, token, because(reason)) }
        }),
      )
      post('/token-revoke', oldToken, async ({ why: reason, name }) =>
        database.asOwner((tx) => revokeToken(tx, name, because(reason))),
      )

      scoped.get('/accounts', async (request) => success(await database.asOwner(listAccounts), request.id))
      post('/account-create', newAccount, async ({ why: reason, ...account }) =>
        database.asOwner(async (tx) => {
          await requireScope(tx, account.scope)
          return { password: await createAccount(tx, account, because(reason)) }
        }),
      )
      post('/account-revoke', oldToken, async ({ why: reason, name }) =>
        database.asOwner((tx) => revokeAccount(tx, name, because(reason))),
      )

      function post<Schema extends v.GenericSchema>(
        path: string,
        schema: Schema,
        change: (input: v.InferOutput<Schema>) => Promise<unknown>,
      ): void {
        scoped.post(path, async (request: FastifyRequest) => {
          const input = v.parse(schema, request.body)
          const result = await change(input)
          request.log.info(
            { traceId: request.id, change: path.slice(1), ...(input as object) },
            'the operator changed the registry',
          )
          return success(result ?? null, request.id)
        })
      }
    },
    { prefix: OPERATOR_API },
  )
}
