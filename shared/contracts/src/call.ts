import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** HTTP methods the portal's calls use. */
export type CallMethod = 'GET' | 'POST' | 'PUT'

/**
 * One call of the portal, written once: the server registers its route and
 * validates with it, the client sends and parses with it, the API page is
 * generated from it.
 */
export interface CallDefinition<
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
> {
  /** `domain.call`, unique among all calls. */
  readonly id: string
  readonly method: CallMethod
  /** Absolute path; `{name}` is filled from the request's field of that name. */
  readonly path: string
  readonly summary: string
  /** GET: the query; POST and PUT: the JSON body. Path parameters included. */
  readonly request: Request
  /** The envelope's `data`; for images the body itself is the response. */
  readonly response: Response
  /** The call is marked as forcing the token. */
  readonly token: boolean
  /** `user`: without a valid token the response is a session-invalid code. */
  readonly access: 'open' | 'user'
  readonly kind: 'envelope' | 'image'
  /**
   * The call happens once: its caller sends an `Idempotency-Key`, and the same
   * key with the same request brings the same response, for a day and more.
   */
  readonly once: boolean
  /** Whether the path is the specification's own or named in its style. */
  readonly source: 'specification' | 'ours'
}

type CallOptions<Request extends GenericSchema, Response extends GenericSchema> = Pick<
  CallDefinition<Request, Response>,
  'id' | 'method' | 'path' | 'summary' | 'request' | 'response'
> &
  Partial<Pick<CallDefinition, 'token' | 'access' | 'kind' | 'once' | 'source'>>

/** Defines a call; it is open to visitors and the specification's own unless said otherwise. */
export function defineCall<const Request extends GenericSchema, const Response extends GenericSchema>(
  options: CallOptions<Request, Response>,
): CallDefinition<Request, Response> {
  return {
    token: options.access === 'user',
    access: 'open',
    kind: 'envelope',
    once: false,
    source: 'specification',
    ...options,
  }
}

/** What a caller passes. */
export type CallRequest<Call extends CallDefinition> = InferInput<Call['request']>
/** What a handler receives, parsed and defaulted. */
export type CallParsedRequest<Call extends CallDefinition> = InferOutput<Call['request']>
/** What a handler answers, before it is parsed by the client. */
export type CallResponseInput<Call extends CallDefinition> = InferInput<Call['response']>
/** What a caller gets, parsed: no field is missing on hope. */
export type CallResponse<Call extends CallDefinition> = InferOutput<Call['response']>
