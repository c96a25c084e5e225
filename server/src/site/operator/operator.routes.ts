/** `/operator/api/…`: the registry of the running server, for the owner of the operator's password. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { ERROR_CODES } from '@campus/contracts/errors'

import type { Config } from '../../config'
import type { Database } from '../../platform/database/database'
import { eventsOf } from '../../platform/events/event'
import { failure, success } from '../../platform/http/envelope'
import type { ImportedTable } from '../../platform/import/imported-table'
import { OperatorRefusedError, type OperatorCall } from '../../platform/operator-call'
import type { Change } from '../registry/change-registry'
import { ReleaseRefusedError } from '../registry/release-store'
import { EVERY_TENANT } from '../registry/resolve.model'
import { exportFolder } from './import/export-folder'
import { folder, MAX_FOLDER } from './import/folder'
import { importFolder } from './import/import-folder'
import { Operator } from './operator'
import { isOperator } from './operator-password'
import { PasswordGuesses } from './password-guesses'
import { runOperatorCall } from './run-operator-call'

/** The paths of the calls; a change is a POST of one JSON object. */
export const OPERATOR_API = '/operator/api'

export interface OperatorDependencies {
  readonly config: Config
  readonly database: Database
  /** '' admits nobody. */
  readonly password: string
  /** Calls of the domains. */
  readonly calls: readonly OperatorCall[]
  /** What a folder of the operator's may hold. */
  readonly tables: readonly ImportedTable[]
  readonly now: () => Date
}

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))
const why = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), '')
const scope = v.pipe(v.string(), v.regex(/^(?:\*|[\w-]{1,64})$/))

const originChange = v.object({ scope, origin: line, why })
const publication = v.object({ moduleId: line, address: line, why })
const assignment = v.object({ moduleId: line, version: line, scope: v.optional(scope, EVERY_TENANT), why })
const timeline = v.object({ tenant: line, subject: line })
const ofTenant = v.object({ tenant: line })
const importing = v.object({ ...folder.entries, dryRun: v.optional(v.boolean(), false) })
const withdrawal = v.object({ moduleId: line, scope, why })

export function serveOperator(
  app: FastifyInstance,
  { config, database, password, calls, tables, now }: OperatorDependencies,
): void {
  const operator = new Operator(database, config)
  const guesses = new PasswordGuesses()
  const because = (reason: string): Change => ({ changedAt: now(), changedBy: 'operator', why: reason })
  void app.register(
    async (scoped) => {
      scoped.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        if (guesses.isLimited(request.ip, now())) {
          await reply
            .code(429)
            .send(
              failure(
                ERROR_CODES.tooManyRequests,
                'Too many wrong passwords came from here; wait a while.',
                request.id,
              ),
            )
          return
        }
        if (isOperator(request.headers.authorization, password)) return
        guesses.countWrong(request.ip, now())
        request.log.warn(
          { traceId: request.id, address: request.ip },
          'somebody without the operator’s password asked for the operator’s calls',
        )
        await reply
          .code(401)
          .send(failure(ERROR_CODES.forbidden, 'The operator’s password is missing or wrong.', request.id))
      })
      scoped.setErrorHandler((error: FastifyError | Error, request, reply) => {
        const status = statusOf(error)
        if (status === 500) request.log.error({ traceId: request.id, err: error }, 'an operator’s call failed')
        const code =
          status === 500 ? ERROR_CODES.serverError : status === 409 ? ERROR_CODES.conflict : ERROR_CODES.badRequest
        return reply
          .code(status)
          .send(failure(code, status === 500 ? 'The server failed; its log says why.' : error.message, request.id))
      })
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
      const imports = { database, config, tables }
      scoped.post('/import', { bodyLimit: MAX_FOLDER }, async (request) => {
        const { dryRun, ...given } = v.parse(importing, request.body)
        const imported = await importFolder({ ...imports, now: now() }, given, { dryRun })
        // The files themselves stay out: they are full of people.
        request.log.info(
          { traceId: request.id, faults: imported.faults.length, written: imported.written },
          'the operator imported a folder',
        )
        return success(imported, request.id)
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
        operator.assign(input.moduleId, input.version, input.scope, because(reason)),
      )
      post('/unassign', withdrawal, async ({ why: reason, ...input }) =>
        operator.unassign(input.moduleId, input.scope, because(reason)),
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

function statusOf(error: FastifyError | Error): number {
  if (error instanceof OperatorRefusedError || error instanceof ReleaseRefusedError) return 409
  if (error instanceof v.ValiError) return 400
  return 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500
}
