/** Registers the routes of call definitions and runs every call the same way. */
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { TOLD_CODES } from '@campus/contracts/errors'
import { IDEMPOTENCY_KEY_HEADER } from '@campus/contracts/headers'

import type { Config } from '../config/config'
import type { TableRead } from '../database/changes'
import type { Database, Transaction } from '../database/database'
import { enterTenant } from '../database/tenant-isolation'
import { networkOf } from '../network.model'
import { countHit, isLimited, queueFor, type RateLimit } from '../rate-limits/rate-limit'
import { checkToken, type TokenState } from '../session/session'
import { domainSuffixes, preDomainOf } from '../tenants/find-tenant'
import { KnownTenants } from '../tenants/known-tenants'
import { browserOf } from './browser'
import { singleValues } from './credentials'
import { failure, success, successWith } from './envelope'
import type { CallContext, ImageResponse, LearnerContext, PreparedCall, Route, Tenant } from './handle'
import { HeldCalls, type Seen, type SeenBy } from './held-calls'
import { learnerAt, learnerEverywhere, type IsPartnerSite, type Learner } from './learner'
import { MESSAGES } from './messages'
import { PublicResponses } from './public-responses'
import { Refusal, refuse } from './refusal'
import { originOf } from './same-origin'
import { SIGNATURE_HEADER, signatureFits } from './signature'
import { undeclaredField } from './undeclared'
import { visitorIdOf } from './visitor'

export interface ApiDependencies {
  readonly config: Config
  readonly database: Database
  readonly routes: readonly Route[]
  readonly isPartnerSite: IsPartnerSite
  /** The clock; tests set it. */
  readonly now: () => Date
}

/** The services that the calls of this process share. */
interface Calls extends ApiDependencies {
  readonly tenants: KnownTenants
  readonly publicResponses: PublicResponses
  readonly held: HeldCalls
}

type Access = Route['call']['access']

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const

export function registerRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const calls: Calls = {
    ...dependencies,
    tenants: new KnownTenants(dependencies.database),
    publicResponses: new PublicResponses(dependencies.database, dependencies.config.keptResponses),
    held: new HeldCalls(app, dependencies.database, dependencies.config),
  }
  for (const route of dependencies.routes) {
    app.route({
      method: route.call.method,
      url: urlPattern(route.call.path),
      exposeHeadRoute: false,
      handler: (request, reply) => respondToCall(route, calls, request, reply),
    })
  }
  refuseOtherMethods(app, dependencies.routes)
}

/** `{id}` of a contract is `:id` of the router. */
function urlPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const methodsByPath = new Map<string, Set<string>>()
  for (const { call } of routes) {
    const url = urlPattern(call.path)
    methodsByPath.set(url, (methodsByPath.get(url) ?? new Set()).add(call.method))
  }
  for (const [url, allowed] of methodsByPath) {
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url,
      handler: (request, reply) => {
        void reply.header('allow', [...allowed].join(', '))
        if (request.method === 'OPTIONS') return reply.code(204).send()
        return reply.code(405).send(failure(TOLD_CODES.badRequest, MESSAGES.methodWrong, request.id))
      },
    })
  }
}

async function respondToCall(
  route: Route,
  calls: Calls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (route.changes && originOf(request) === 'other') throw refuse('crossSite')
  if (route.signed) requireSignature(request, calls.config)
  const call = route.prepare(rawInput(route, request))
  if (call.scope === 'public') return respondPublicly(route, call, calls, request, reply)
  const runOnce = () => run(call, route, calls, request, reply)
  const result = await (call.scope === 'held'
    ? calls.held.until(
        { ...call, network: networkOf(request.ip), response: reply.raw },
        runOnce as () => Promise<SeenBy<unknown> | Refusal>,
      )
    : runOnce())
  if (result instanceof Refusal) throw result
  if (route.call.kind === 'image') return sendImage(reply, result as ImageResponse)
  if (calls.config.environment === 'development') checkResponse(route, result)
  return reply.send(success(result, request.id))
}

/** Sends the kept response, or a new one; a caller that already has it gets 304. */
async function respondPublicly(
  route: Route,
  call: Extract<PreparedCall, { scope: 'public' }>,
  calls: Calls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, publicResponses } = calls
  const database = calls.database.forCaller(request.ip)
  const { id: tenantId } = await findCallersTenant(calls.tenants, {
    tenantNamed: call.tenantNamed,
    request,
    config,
    database,
  })
  const now = calls.now()
  const { json, tag } = await publicResponses.get(tenantId, `${route.call.id} ${call.inputKey}`, now, async () => {
    let ofThisSecond = false
    const { result, tables } = await database.readAsVisitor(tenantId, (tx) =>
      call.run({
        tx,
        tenantId,
        config,
        get now() {
          ofThisSecond = true
          return now
        },
      }),
    )
    if (result instanceof Refusal) throw result
    if (config.environment === 'development') {
      checkResponse(route, result)
      checkTables(route, tables)
    }
    return { data: result, tables, ofThisSecond }
  })
  if (route.call.method === 'GET') {
    void reply.headers({ 'cache-control': cacheControlFor(request), etag: tag, vary: 'tenantid' })
    if (request.headers['if-none-match']?.split(/,\s*/).includes(tag) === true) return reply.code(304).send()
  }
  return reply.type('application/json; charset=utf-8').send(successWith(json, request.id))
}

/**
 * A browser may keep it and revalidates each time. Proxies keep nothing, because a header may name the
 * school. The portal's own client uses a new address each time, so keeping has no effect there.
 */
function cacheControlFor({ query }: FastifyRequest): string {
  return Object.hasOwn(query as object, '_t') ? 'no-store' : 'private, no-cache'
}

function rawInput(route: Route, request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>
  if (route.call.method === 'GET') return { ...(request.query as Record<string, unknown>), ...params }
  const body: unknown = request.body ?? {}
  return Object.keys(params).length > 0 && typeof body === 'object' && !Array.isArray(body)
    ? { ...body, ...params }
    : body
}

function requireSignature(request: FastifyRequest, config: Config): void {
  const given = request.headers[SIGNATURE_HEADER]
  if (typeof given !== 'string' || !signatureFits(singleValues(request), config.smsAccessKey, given)) {
    throw refuse('signatureWrong')
  }
}

async function run(
  call: Exclude<PreparedCall, { scope: 'public' }>,
  { call: { access }, visitorWrites }: Route,
  calls: Calls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { config, isPartnerSite, tenants } = calls
  const database = calls.database.forCaller(request.ip)
  const now = calls.now()
  const base = {
    browser: browserOf(request, reply, config),
    address: request.ip,
    host: request.host,
    traceId: request.id,
    idempotencyKey: headerOf(request, IDEMPOTENCY_KEY_HEADER.toLowerCase()),
    now,
    config,
    log: request.log,
  }
  if (call.scope === 'operator') {
    return database.asOwner(async (tx) => {
      await tx.execute(sql`set transaction read only`)
      return call.run({ ...base, tx })
    })
  }

  const mayOnlyRead = ({ user }: Caller) => user === null && visitorWrites === null
  const limitOfEach = ({ user }: Caller) =>
    user === null && visitorWrites !== null && 'each' in visitorWrites ? visitorWrites.each : null
  const tenant = await findCallersTenant(tenants, { tenantNamed: call.tenantNamed, request, config, database })
  const caller = (tx: Transaction) => findCaller(tx, { tenant, access, request, now })
  const contextOf = ({ tenant, user }: Caller): Omit<CallContext, 'tx'> => ({
    ...base,
    tenant,
    tenantId: tenant.id,
    user,
    get visitorId() {
      return visitorIdOf(request, reply, config)
    },
  })
  if (call.scope === 'withoutTransaction') {
    const found = await database.asOwner(caller)
    const readOnly = mayOnlyRead(found)
    const inTenant = <Result>(work: (tx: Transaction) => Promise<Result>) =>
      database.withTenant(
        found.tenant.id,
        async (tx) => {
          if (readOnly) await tx.execute(sql`set transaction read only`)
          return work(tx)
        },
        found.user?.id,
      )
    const rule = limitOfEach(found)
    const refused =
      rule === null ? null : await inTenant((tx) => countCall(tx, { rule, whom: networkOf(request.ip), now }))
    return refused ?? call.run(extend(contextOf(found), { database, inTenant }))
  }
  // One transaction for all: the caller is found with the owner's rights, which are then given up.
  return database.asOwner(async (tx) => {
    const found = await caller(tx)
    if (call.scope === 'tenant') {
      await enterTenant(tx, found.tenant.id, found.user?.id, { readOnly: mayOnlyRead(found) })
      const rule = limitOfEach(found)
      const refused = rule === null ? null : await countCall(tx, { rule, whom: networkOf(request.ip), now })
      return refused ?? call.run(extend(contextOf(found), { tx }))
    }
    const here = signedIn(found)
    const runAs = async <Result>(learner: Learner, work: (context: LearnerContext) => Promise<Result>) => {
      await enterTenant(tx, learner.tenant.id, learner.user.id)
      return work(extend(contextOf(learner), { tx, user: learner.user }))
    }
    if (call.scope === 'learner' || call.scope === 'held') {
      const named = call.schoolNamed ?? headerOf(request, 'schoolid')
      const result = await runAs(await learnerAt(tx, here, named, isPartnerSite), (context) => call.run(context))
      if (call.scope === 'learner' || result instanceof Refusal) return result
      return { ...(result as Seen<unknown>), person: `${here.tenant.id} ${here.user.id}` } satisfies SeenBy<unknown>
    }
    const learners = await learnerEverywhere(tx, here, isPartnerSite)
    return call.run(
      extend(contextOf(here), {
        user: here.user,
        async inEachSchool<Result>(work: (context: LearnerContext) => Promise<Result>): Promise<Result[]> {
          const results: Result[] = []
          for (const learner of learners) results.push(await runAs(learner, work))
          return results
        },
      }),
    )
  })
}

interface CountedCall {
  readonly rule: RateLimit<'most'>
  readonly whom: string
  readonly now: Date
}

/** Counts a call, or refuses it when the limit is reached. */
async function countCall(tx: Transaction, hit: CountedCall): Promise<Refusal | null> {
  await queueFor(tx, hit)
  if (await isLimited(tx, { ...hit, limit: 'most' })) return refuse('tooManyRequests')
  await countHit(tx, hit)
  return null
}

function signedIn({ tenant, user }: Caller): Learner {
  if (user === null) throw refuse('sessionInvalid')
  return { tenant, user }
}

/** Adds properties in front of a context without reading its lazy ones. */
function extend<Context extends object, More extends object>(context: Context, more: More): Context & More {
  return Object.assign(Object.create(context) as Context, more)
}

interface Caller {
  readonly tenant: Tenant
  readonly user: CallContext['user']
}

interface TenantLookup {
  readonly tenantNamed: string | undefined
  readonly request: FastifyRequest
  readonly config: Config
  readonly database: Database
}

/** The tenant of a call: from its payload, else its header, else its host. */
async function findCallersTenant(
  tenants: KnownTenants,
  { tenantNamed, request, config, database }: TenantLookup,
): Promise<Tenant> {
  const named = tenantNamed ?? headerOf(request, 'tenantid')
  const name = named === undefined ? { preDomain: preDomainOf(request.host, domainSuffixes(config)) } : { id: named }
  const tenant = await tenants.find(name, database)
  if (tenant === undefined) throw refuse('tenantNotFound')
  request.tenantId = tenant.id
  return tenant
}

interface CallerLookup {
  readonly tenant: Tenant
  readonly access: Access
  readonly request: FastifyRequest
  readonly now: Date
}

/**
 * The person of a call's token at its tenant. A token is valid in its own tenant only, so naming another
 * school never shows more than its visitors see. The `access` of the call is checked here, before the
 * handler.
 */
async function findCaller(tx: Transaction, { tenant, access, request, now }: CallerLookup): Promise<Caller> {
  const token = headerOf(request, 'token')
  const state: TokenState = token === undefined ? { kind: 'invalid' } : await checkToken(tx, tenant.id, token, now)
  if (state.kind === 'valid') return { tenant, user: state.user }
  if (access === 'user') throw refuse(state.kind === 'expired' ? 'sessionExpired' : 'sessionInvalid')
  return { tenant, user: null }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' && value.length <= 512 ? value : undefined
}

function sendImage(reply: FastifyReply, image: ImageResponse): FastifyReply {
  return reply.header('content-type', image.contentType).send(image.body)
}

/**
 * Only in development: a public response that cannot be kept is an error, so that the developer uses another
 * handler or lets the table report its changes.
 */
function checkTables(route: Route, tables: readonly TableRead[]): void {
  const untold = tables.find(({ told }) => !told)
  if (untold !== undefined) throw new Error(`${route.call.id} reads ${untold.name}, whose changes nobody tells`)
}

/** Only in development: a response that breaks its contract is an error. */
function checkResponse(route: Route, result: unknown): void {
  const { id, response } = route.call
  const parsed = v.safeParse(response, result)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(
      `the response of ${id} breaks its contract at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
    )
  }
  const undeclared = undeclaredField(response, result)
  if (undeclared !== undefined) {
    throw new Error(`the response of ${id} carries ${undeclared}, which its contract does not declare`)
  }
}
