import { randomUUID } from 'node:crypto'

import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'

import { ERROR_CODES } from '@campus/contracts/errors'

import { serveApiDocs } from './api-docs/api-page'
import { registerCertificatePictures } from './certificate/certificate-pictures'
import type { Config } from './config'
import type { Database } from './database/database'
import { registerFiles } from './files/files.routes'
import { registerGateway } from './gateway/gateway'
import { registerApi } from './http/api'
import { failure } from './http/envelope'
import type { Route } from './http/handle'
import { serveHealth } from './http/health'
import { MESSAGES } from './http/messages'
import { servePlainStyle } from './http/plain-page'
import { logRequests, TRACE_HEADER } from './http/request-log'
import { registerPictures } from './media/media.routes'
import { registerSampleVideo } from './media/sample-video'
import { serveOperator } from './operator/operator.routes'
import { serveOutbox } from './outbox/outbox-page'
import { compositionRoutes } from './registry/composition.routes'
import { sampleArt } from './sample/sample-art'
import { serveSsoDemo } from './sign-in/sso-demo'

export interface AppDependencies {
  readonly config: Config
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly routes: readonly Route[]
  readonly now?: () => Date
  /** Default: what the configuration says; '' lets nobody be the operator. */
  readonly operatorPassword?: string
}

/** The server without a port: everything it answers, for `listen` or for `inject`. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {
    config,
    database,
    log,
    routes,
    now = () => new Date(),
    operatorPassword = config.operatorPassword,
  } = dependencies
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    requestIdHeader: false,
    genReqId: (request) => traceIdOf(request.headers[TRACE_HEADER]),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      void reply.code(400).send(failure(ERROR_CODES.badRequest, MESSAGES.addressWrong, request.id))
    },
  })
  await app.register(cookie)
  logRequests(app)
  // An operator's own back end answers the API; what a page is composed of stays this server's to say.
  registerApi(app, { config, database, routes: config.backendUrl === '' ? routes : compositionRoutes, now })
  serveHealth(app, database)
  servePlainStyle(app)
  registerPictures(app, sampleArt)
  registerSampleVideo(app, (tenantId) => sampleArt(tenantId) !== undefined)
  registerCertificatePictures(app, { database, now })
  registerFiles(app, { config, database, now })
  serveApiDocs(app, routes)
  serveOperator(app, { config, database, password: operatorPassword, now })
  if (config.environment === 'development') {
    serveOutbox(app, database)
    serveSsoDemo(app, database, config, now)
  }
  registerGateway(app, { config, database })
  return app
}

/** A caller's trace id is taken over when it is one. */
function traceIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
