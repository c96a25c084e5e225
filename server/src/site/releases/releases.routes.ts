/**
 * `/releases/api/…`: releasing modules into the running site, for the operator and for whoever has a token. Apart from
 * the operator's calls, so that a proxy can hand these on alone.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { success } from '../../platform/http/envelope'
import { refuseCaller, refuseGuesses, tellFailures } from '../operator/operator-answers'
import { isOperator } from '../operator/operator-password'
import type { PasswordGuesses } from '../operator/password-guesses'
import type { Change } from '../registry/change-registry'
import { LEVELS } from '../registry/registry.schema'
import { givenBuild, MAX_BUILD, why } from './given-build'
import { mayRelease } from './own-releases'
import { OPERATOR, releaserOf, type Releaser } from './release-tokens'
import { Releases } from './releases'

/** The paths of the calls; a change is a POST of one JSON object. */
export const RELEASES_API = '/releases/api'

export interface ReleaseDependencies {
  readonly config: Config
  readonly database: Database
  /** The operator's; '' admits nobody. */
  readonly password: string
  readonly guesses: PasswordGuesses
  readonly now: () => Date
}

const version = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))
const scope = v.exactOptional(v.pipe(v.string(), v.regex(/^(?:\*|[\w-]{1,64})$/)))
const promotion = v.strictObject({
  version,
  scope,
  gray: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  level: v.exactOptional(v.picklist(LEVELS)),
  why,
})
const rollback = v.strictObject({ scope, why })

export function serveReleases(
  app: FastifyInstance,
  { config, database, password, guesses, now }: ReleaseDependencies,
): void {
  const releases = new Releases(database, config)
  const callers = new WeakMap<FastifyRequest, Releaser>()

  async function callerOf({ headers: { authorization = '' } }: FastifyRequest): Promise<Releaser | null> {
    if (isOperator(authorization, password)) return OPERATOR
    const [, token = ''] = /^Bearer (\S+)$/.exec(authorization) ?? []
    return database.asOwner((tx) => releaserOf(tx, token))
  }

  function releaserOfRequest(request: FastifyRequest): Releaser {
    const by = callers.get(request)
    if (by === undefined) throw new Error('nobody was admitted to this call')
    return by
  }

  void app.register(
    async (scoped) => {
      // Before the body is read: who may not release sends no megabytes.
      scoped.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        if (guesses.isLimited(request.ip, now())) return refuseGuesses(request, reply)
        const by = await callerOf(request)
        if (by === null) {
          guesses.countWrong(request.ip, now())
          request.log.warn({ traceId: request.id, address: request.ip }, 'somebody without a token asked to release')
          return refuseCaller(request, reply, 401, 'The token is missing or wrong.')
        }
        const { module } = request.params as { readonly module?: string }
        if (module !== undefined && !mayRelease(by, module)) {
          return refuseCaller(request, reply, 403, `The token ${by.name} is not for ${module}.`)
        }
        callers.set(request, by)
      })
      tellFailures(scoped)

      scoped.get('/status', async (request) => success(await releases.status(releaserOfRequest(request)), request.id))
      scoped.get<OfModule>('/modules/:module', async (request) =>
        success(await releases.list(releaserOfRequest(request), request.params.module), request.id),
      )
      scoped.post<OfModule>('/modules/:module/check', { bodyLimit: MAX_BUILD }, async (request) => {
        const given = v.parse(givenBuild, request.body)
        return success(await releases.check(releaserOfRequest(request), request.params.module, given), request.id)
      })
      change('publish', givenBuild, (by, module, input, because) => releases.publish(by, module, input, because))
      change('promote', promotion, (by, module, input, because) => releases.promote(by, module, input, because))
      change('rollback', rollback, (by, module, input, because) => releases.rollBack(by, module, input.scope, because))

      function change<Schema extends v.GenericSchema<unknown, { readonly why: string }>>(
        name: 'publish' | 'promote' | 'rollback',
        schema: Schema,
        run: (by: Releaser, module: string, input: v.InferOutput<Schema>, because: Change) => Promise<object>,
      ): void {
        const options = name === 'publish' ? { bodyLimit: MAX_BUILD } : {}
        scoped.post<OfModule>(`/modules/:module/${name}`, options, async (request) => {
          const input = v.parse(schema, request.body)
          const by = releaserOfRequest(request)
          const { module } = request.params
          const because = { changedAt: now(), changedBy: by.name, why: input.why }
          const result = await run(by, module, input, because)
          request.log.info({ traceId: request.id, change: name, by: by.name, module, result }, 'a module was released')
          return success(result, request.id)
        })
      }
    },
    { prefix: RELEASES_API },
  )
}

interface OfModule {
  Params: { readonly module: string }
}
