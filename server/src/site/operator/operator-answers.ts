/** What the calls of operators and of teams say when they are not carried out. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { ERROR_CODES, TOLD_CODES, type Envelope } from '@campus/contracts/errors'

import { failure } from '../../platform/http/envelope'
import { inputSentence, OperatorRefusedError } from '../../platform/operator-call'
import { ReleaseRefusedError } from '../registry/release-store'

/** Says what is wrong with a call, or that the server failed, which it logs. */
export function tellFailures(scoped: FastifyInstance): void {
  scoped.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const { status, envelope } = failureOf(error, request)
    return reply.code(status).send(envelope)
  })
}

/** What a failed call answers; a failure of the server's own is logged. */
export function failureOf(
  error: FastifyError | Error,
  request: FastifyRequest,
): { readonly status: number; readonly envelope: Envelope<null> } {
  const status = statusOf(error)
  if (status === 500) request.log.error({ traceId: request.id, err: error }, 'an operator’s call failed')
  const code = status === 500 ? TOLD_CODES.serverError : status === 409 ? ERROR_CODES.conflict : TOLD_CODES.badRequest
  return { status, envelope: failure(code, sentenceOf(error, status), request.id) }
}

function sentenceOf(error: Error, status: number): string {
  if (error instanceof v.ValiError) return inputSentence(error)
  return status === 500 ? 'The server failed; its log says why.' : error.message
}

function statusOf(error: FastifyError | Error): number {
  if (error instanceof OperatorRefusedError || error instanceof ReleaseRefusedError) return 409
  if (error instanceof v.ValiError) return 400
  return 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500
}

/** Too many wrong passwords or tokens came from an address. */
export async function refuseGuesses(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const sentence = 'Too many wrong passwords came from here; wait a while.'
  await reply.code(429).send(failure(TOLD_CODES.tooManyRequests, sentence, request.id))
}

/** Whoever calls may not: 401 for one who is not known, 403 for one who is. */
export async function refuseCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 401 | 403,
  sentence: string,
): Promise<void> {
  await reply.code(status).send(failure(TOLD_CODES.forbidden, sentence, request.id))
}
