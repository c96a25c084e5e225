import { randomUUID } from 'node:crypto'

import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'

import { TOLD_CODES } from '@campus/contracts/errors'

import { dependents, domains, importChecks, importedTables, refusals } from './domains'
import type { Domain, Surroundings } from './domains/domain'
import { isPartnerSite } from './domains/school/partner-site'
import type { Config } from './platform/config/config'
import type { Database } from './platform/database/database'
import { registerFiles } from './platform/files/files.routes'
import { registerApi } from './platform/http/api'
import { BoundedServer } from './platform/http/bounded-server'
import { failure } from './platform/http/envelope'
import type { Route } from './platform/http/handle'
import { serveHealth } from './platform/http/health'
import { MESSAGES } from './platform/http/messages'
import { servePlainStyle } from './platform/http/plain-page'
import { logRequests, TRACE_HEADER } from './platform/http/request-log'
import { addSafeHeaders, SAFE_HEADERS } from './platform/http/safe-headers'
import type { Observer } from './platform/observe/observer'
import { serveSmsOutbox } from './platform/sms/sms-outbox-page'
import { serveApiDocs } from './site/api-docs/api-page'
import { registerGateway } from './site/gateway/gateway'
import type { SharedPictureOf } from './site/gateway/page-head'
import { serveOperator } from './site/operator/operator.routes'
import { serveOperatorPage } from './site/operator/page/operator-page.routes'
import { PasswordGuesses } from './site/operator/password-guesses'
import { compositionRoutes } from './site/registry/composition.routes'
import { serveReleases } from './site/releases/releases.routes'

export interface AppDependencies {
  readonly config: Config
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly routes: readonly Route[]
  readonly now?: () => Date
  /** Default: what the configuration says; '' lets nobody be the operator. */
  readonly operatorPassword?: string
  readonly observers?: readonly Observer[]
  /** What belongs to the sample schools; served in development only. */
  readonly sample?: SampleWing | undefined
}

/** What a development server serves beside the product. */
export interface SampleWing {
  /** Adds the sample schools' pictures, films and other sites. */
  readonly serve: NonNullable<Domain['serve']>
  readonly sharedPicture: SharedPictureOf
  readonly drawingAt: Surroundings['drawingAt']
}

/** The server without a port: handles requests for `listen` or for `inject`. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {
    config,
    database,
    log,
    routes,
    now = () => new Date(),
    operatorPassword = config.operatorPassword,
    observers = [],
  } = dependencies
  const sample = config.environment === 'development' ? dependencies.sample : undefined
  const server = new BoundedServer(config)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    bodyLimit: config.bodyLimit,
    serverFactory: (handler) => server.create(handler),
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    requestIdHeader: false,
    // A request that still comes over an open connection is served, and ends the connection.
    return503OnClosing: false,
    genReqId: (request) => traceIdOf(request.headers[TRACE_HEADER]),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      void reply
        .headers(SAFE_HEADERS)
        .code(400)
        .send(failure(TOLD_CODES.badRequest, MESSAGES.addressWrong, request.id))
    },
  })
  server.follow(app)
  for (const observer of observers) observer.follow(app)
  await app.register(cookie)
  logRequests(app)
  addSafeHeaders(app)
  // An operator's own back end handles the API; this server still decides which modules a page has.
  registerApi(app, {
    config,
    database,
    routes: config.backendUrl === '' ? routes : compositionRoutes,
    isPartnerSite,
    now,
  })
  serveHealth(app, database)
  servePlainStyle(app)
  registerFiles(app, { config, database, now })
  const surroundings: Surroundings = { config, database, now, drawingAt: sample?.drawingAt ?? (() => null) }
  for (const { serve } of domains) serve?.(app, surroundings)
  sample?.serve(app, surroundings)
  serveApiDocs(app, routes, refusals)
  const operatorCalls = domains.flatMap((domain) => domain.operatorCalls ?? [])
  const guesses = new PasswordGuesses()
  serveReleases(app, { config, database, password: operatorPassword, guesses, now })
  const sections = domains.flatMap((domain) => domain.teacherSections ?? [])
  serveOperatorPage(app, { config, database, password: operatorPassword, guesses, sections, now })
  serveOperator(app, {
    config,
    database,
    password: operatorPassword,
    guesses,
    calls: operatorCalls,
    tables: importedTables,
    checks: importChecks,
    dependents,
    now,
  })
  if (config.environment === 'development') serveSmsOutbox(app, database)
  registerGateway(app, { config, database, routes, now, sharedPictureOf: sample?.sharedPicture ?? (() => null) })
  return app
}

/** A caller's trace id is used if it has the form of one. */
function traceIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
