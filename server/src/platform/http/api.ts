import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { SERVER_TIME_HEADER } from '@campus/contracts/headers'

import { describeError } from '../../logging'
import { dataFaultOf } from '../database/faults'
import { DiskFullError } from '../disk/disk-guard'
import { BusyError } from '../fair-queue'
import { addCredentials } from './credentials'
import { failure } from './envelope'
import { MESSAGES } from './messages'
import { InvalidInputError, Refusal } from './refusal'
import { registerRoutes, type ApiDependencies } from './register'

/** The API: every route of the contract, and an envelope for every error under `/api`. */
export function registerApi(app: FastifyInstance, dependencies: ApiDependencies): void {
  void app.register(async (api) => {
    readJsonOnly(api)
    addCredentials(api, dependencies.config, dependencies.routes)
    api.setErrorHandler(respondToFailure)
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
      void reply.header(SERVER_TIME_HEADER, String(dependencies.now().getTime()))
    })
    registerRoutes(api, dependencies)
    if (dependencies.config.backendUrl === '') api.all('/api/*', unknownPath)
  })
}

/** An empty body counts as none; only JSON is a body. */
function readJsonOnly(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body as string, done)
  })
}

async function unknownPath(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(404).send(failure(ERROR_CODES.notFound, MESSAGES.pathUnknown, request.id))
}

/** Seconds until a retry of a write is useful; somebody has to free space first. */
const RETRY_WHEN_FULL = '60'

/** Status and envelope of everything that a call can throw; unexpected errors are logged and answered with 500. */
function respondToFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const traceId = request.id
  if (error instanceof Refusal) return reply.code(200).send(failure(error.code, error.message, traceId))
  if (error instanceof InvalidInputError) {
    return reply.code(400).send(failure(TOLD_CODES.badRequest, MESSAGES.fieldWrong(error.field), traceId, error.field))
  }
  if (error instanceof BusyError) {
    void reply.code(503).header('retry-after', String(error.retryAfter))
    return reply.send(failure(TOLD_CODES.serverBusy, MESSAGES.serverBusy, traceId))
  }
  if (error instanceof DiskFullError) {
    request.log.warn(error.message)
    void reply.code(error.statusCode).header('retry-after', RETRY_WHEN_FULL)
    return reply.send(failure(TOLD_CODES.storageFull, MESSAGES.storageFull, traceId))
  }
  const status = 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500
  if (status < 500) return reply.code(status).send(failure(TOLD_CODES.badRequest, messageOfStatus(status), traceId))
  const fault = dataFaultOf(error)
  if (fault !== undefined) {
    request.log.warn({ fault }, 'input the contract let through does not fit a column')
    return reply.code(400).send(failure(TOLD_CODES.badRequest, MESSAGES.fieldWrong('body'), traceId, 'body'))
  }
  request.log.error({ fault: describeError(error) }, 'a call failed')
  return reply.code(500).send(failure(TOLD_CODES.serverError, MESSAGES.serverError, traceId))
}

function messageOfStatus(status: number): string {
  if (status === 413) return MESSAGES.bodyTooLarge
  if (status === 415) return MESSAGES.contentTypeWrong
  return MESSAGES.bodyWrong
}
