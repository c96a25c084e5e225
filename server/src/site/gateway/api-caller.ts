/**
 * The gateway's calls of the API: of this process, or of the back end that an operator runs instead. Both
 * follow the same contract.
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { ERROR_CODES, SUCCESS_CODES } from '@campus/contracts/errors'

import type { Config } from '../../config'
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
}

/** Makes a GET call. Rejects with {@link ApiRefusedError} or the network's error. */
export type AskApi = <Call extends CallDefinition>(
  call: Call,
  payload: CallRequest<Call> & Readonly<Record<string, string>>,
  context: AskContext,
) => Promise<CallResponse<Call>>

/** Milliseconds for a back end's response. */
const DEADLINE = 5000

type Send = (path: string, headers: Record<string, string>) => Promise<unknown>

export function createAskApi(app: FastifyInstance, config: Config): AskApi {
  const send: Send =
    config.backendUrl === ''
      ? async (url, headers) => (await app.inject({ method: 'GET', url, headers })).json<unknown>()
      : async (url, headers) => {
          const response = await fetch(config.backendUrl + url, {
            headers,
            redirect: 'error',
            signal: AbortSignal.timeout(DEADLINE),
          })
          if (response.status === 404) return { code: ERROR_CODES.notFound }
          if (!response.ok) throw new Error(`the back end answered ${response.status}`)
          return response.json()
        }
  return async (call, payload, { tenantId, traceId }) => {
    const envelope = v.parse(
      anyEnvelope,
      await send(`${call.path}?${new URLSearchParams(payload)}`, headersOf(config, tenantId, traceId)),
    )
    const code = envelope.code ?? envelope.status ?? envelope.msgCode ?? envelope.errorCode
    if (code === undefined || !SUCCESS_CODES.includes(code)) {
      throw new ApiRefusedError(code ?? ERROR_CODES.serverError, call)
    }
    // Some back ends send nothing instead of "not found".
    if (isNothing(envelope.data) && !v.is(call.response, envelope.data)) {
      throw new ApiRefusedError(ERROR_CODES.notFound, call)
    }
    return v.parse(call.response, envelope.data) as CallResponse<typeof call>
  }
}

function isNothing(data: unknown): boolean {
  return data === null || data === undefined
}

const code = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)))

/** Such back ends name the code differently. */
const anyEnvelope = v.object({ code, status: code, msgCode: code, errorCode: code, data: v.optional(v.unknown()) })

function headersOf(config: Config, tenantId: string, traceId: string): Record<string, string> {
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
