import { ERROR_CODES, type Envelope } from '@campus/contracts/errors'

import { MESSAGES } from './messages'

export function success<Data>(data: Data, traceId: string): Envelope<Data> {
  return { code: ERROR_CODES.ok, msg: MESSAGES.ok, data, traceId }
}

/** The text of {@link success} around data in JSON. */
export function successWith(json: string, traceId: string): string {
  return `${JSON.stringify({ code: ERROR_CODES.ok, msg: MESSAGES.ok }).slice(0, -1)},"data":${json},"traceId":${JSON.stringify(traceId)}}`
}

export function failure(code: number, msg: string, traceId: string, field?: string): Envelope<null> {
  return field === undefined ? { code, msg, data: null, traceId } : { code, msg, data: null, traceId, field }
}
