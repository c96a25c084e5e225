/**
 * How the gateway asks the API what a page needs: the API of this process, or
 * the back end an operator runs instead. Both response the same contract.
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { ERROR_CODES, SUCCESS_CODES } from '@campus/contracts/errors'

import type { Config } from '../../config'
import { basicAuthorization } from '../../platform/http/signature'

/** The API answered with a "no". */
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

/** Makes a GET call. Rejects with {@link ApiRefusedError}, or with whatever went wrong on the way. */
export type AskApi = <Call extends CallDefinition>(
  call: Call,
  payload: CallRequest<Call> & Readonly<Record<string, string>>,
  context: AskContext,
) => Promise<CallResponse<Call>>

/** Milliseconds a back end has to response. */
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
    // Some back ends say nothing instead of "there is no such thing".
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

/** Back ends of this field name the code differently. */
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
