/**
 * The gateway's calls of the API: of this process, or of the back end that an operator runs instead. Both
 * follow the same contract.
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { ERROR_CODES, SUCCESS_CODES, TOLD_CODES } from '@campus/contracts/errors'

import type { Config } from '../../platform/config/config'
import { basicAuthorization } from '../../platform/http/signature'

/** The API refused the call. */
export class ApiRefusedError extends Error {
  override readonly name = 'ApiRefusedError'

  constructor(
    readonly code: number,
    call: CallDefinition,
  ) {
    super(`${call.id} was refused with code ${code}`)
  }
}

export interface AskContext {
  readonly tenantId: string
  readonly traceId: string
  /** Network address of the visitor for whom the call is made: it counts as theirs. */
  readonly caller?: string
}

/**
 * Makes a call that reads: GET with texts as its query, or POST with a JSON body. Rejects with
 * {@link ApiRefusedError} or the network's error.
 */
export type AskApi = <Call extends CallDefinition>(
  call: Call,
  payload: CallRequest<Call>,
  context: AskContext,
) => Promise<CallResponse<Call>>

/** Milliseconds for a back end's response. */
const DEADLINE = 5000

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Record<string, string>
  /** The JSON body of a POST. */
  readonly body?: string
  /** Network address of the visitor for whom it is sent. */
  readonly remoteAddress?: string
}

type Send = (request: Sent) => Promise<unknown>

export function createAskApi(app: FastifyInstance, config: Config): AskApi {
  const send: Send =
    config.backendUrl === ''
      ? async (request) => (await app.inject(request)).json<unknown>()
      : async ({ method, url, headers, body }) => {
          const response = await fetch(config.backendUrl + url, {
            method,
            headers,
            ...(body !== undefined && { body }),
            redirect: 'error',
            signal: AbortSignal.timeout(DEADLINE),
          })
          if (response.status === 404) return { code: ERROR_CODES.notFound }
          if (!response.ok) throw new Error(`the back end answered ${response.status}`)
          return response.json()
        }
  return async (call, payload, context) => {
    const envelope = v.parse(anyEnvelope, await send(requestOf(call, payload, config, context)))
    const code = envelope.code ?? envelope.status ?? envelope.msgCode ?? envelope.errorCode
    if (code === undefined || !SUCCESS_CODES.includes(code)) {
      throw new ApiRefusedError(code ?? TOLD_CODES.serverError, call)
    }
    // Some back ends send nothing instead of "not found".
    if (isNothing(envelope.data) && !v.is(call.response, envelope.data)) {
      throw new ApiRefusedError(ERROR_CODES.notFound, call)
    }
    return v.parse(call.response, envelope.data) as CallResponse<typeof call>
  }
}

function requestOf(call: CallDefinition, payload: unknown, config: Config, context: AskContext): Sent {
  const { tenantId, traceId, caller: remoteAddress } = context
  const sent = { headers: headersOf(config, tenantId, traceId), ...(remoteAddress !== undefined && { remoteAddress }) }
  if (call.method === 'GET') {
    const query = new URLSearchParams(v.parse(v.record(v.string(), v.string()), payload))
    return { ...sent, method: 'GET', url: `${call.path}?${query}` }
  }
  const headers = { ...sent.headers, 'content-type': 'application/json' }
  return { ...sent, method: 'POST', url: call.path, headers, body: JSON.stringify(payload) }
}

function isNothing(data: unknown): boolean {
  return data === null || data === undefined
}

const code = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)))

/** Such back ends name the code differently. */
const anyEnvelope = v.object({ code, status: code, msgCode: code, errorCode: code, data: v.optional(v.unknown()) })

export function headersOf(config: Config, tenantId: string, traceId: string): Record<string, string> {
  const { grayVersion, applicationId } = config
  return {
    authorization: basicAuthorization(config),
    platformType: 'SZYX',
    'x-trace-id': traceId,
    ...(tenantId === '' ? {} : { tenantId, schoolId: tenantId }),
    ...(grayVersion === '' ? {} : { gray_version: grayVersion }),
    ...(applicationId === '' ? {} : { applicationId }),
  }
}
