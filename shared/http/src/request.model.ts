import type { CallDefinition } from '@campus/contracts/call'

/** The parts of a request: address, query and body. */
export interface WireRequest {
  readonly path: string
  readonly query: Record<string, string>
  readonly body: unknown
}

const PATH_PARAMETER = /\{(\w+)\}/g

/**
 * Builds a request from a payload. Path parameters are filled in. The rest of a GET becomes the query,
 * without null and undefined and with the timestamp `_t`. POST and PUT send the body as given.
 */
export function wireRequest(call: Pick<CallDefinition, 'method' | 'path'>, payload: unknown, now: number): WireRequest {
  const fields: Record<string, unknown> = isFields(payload) ? { ...payload } : {}
  const path = call.path.replace(PATH_PARAMETER, (_, name: string) => {
    const value = fields[name]
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${call.path} needs ${name}`)
    delete fields[name]
    return encodeURIComponent(String(value))
  })
  if (call.method !== 'GET') return { path, query: {}, body: payload ?? {} }
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue
    query[name] = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
  }
  return { path, query: { ...query, _t: String(now) }, body: undefined }
}

function isFields(payload: unknown): payload is Record<string, unknown> {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
}
