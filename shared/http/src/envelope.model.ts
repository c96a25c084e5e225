import { SESSION_INVALID_CODES, SUCCESS_CODES } from '@campus/contracts/errors'

/** The kinds of response bodies. */
export type ParsedEnvelope =
  | { kind: 'success'; data: unknown }
  | { kind: 'sessionInvalid'; message: string; traceId: string }
  | { kind: 'refused'; code: number; message: string; field: string; traceId: string }
  | { kind: 'unreadable' }

const CODE_FIELDS = ['code', 'status', 'msgCode', 'errorCode'] as const
const MESSAGE_FIELDS = ['msg', 'errorMsg', 'message', 'errorMessage'] as const

function firstPresent(body: Record<string, unknown>, names: readonly string[]): unknown {
  return names.map((name) => body[name]).find((value) => value !== undefined && value !== null && value !== '')
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Reads a body of HTTP status 200. The code is in the first of four fields that is present; so is the message. */
export function readEnvelope(body: unknown): ParsedEnvelope {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { kind: 'unreadable' }
  const fields = body as Record<string, unknown>
  const stated = firstPresent(fields, CODE_FIELDS)
  const code = typeof stated === 'number' || typeof stated === 'string' ? Number(stated) : Number.NaN
  if (Number.isNaN(code)) return { kind: 'unreadable' }
  const message = asText(firstPresent(fields, MESSAGE_FIELDS))
  const traceId = asText(fields['traceId'])
  if (SUCCESS_CODES.includes(code)) return { kind: 'success', data: fields['data'] }
  if (SESSION_INVALID_CODES.includes(code)) return { kind: 'sessionInvalid', message, traceId }
  return { kind: 'refused', code, message, field: asText(fields['field']), traceId }
}
