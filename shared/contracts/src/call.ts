import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** Milliseconds that the server holds a request at most: less than proxies wait for a response. */
export const HELD_MS = 25_000

/** HTTP methods the portal's calls use. */
export type CallMethod = 'GET' | 'POST' | 'PUT'

/**
 * One call of the portal, defined once: the server registers its route and validates requests with it, the
 * client sends and parses with it, and the API page is generated from it.
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
  /** The specification marks the call as needing the token. */
  readonly token: boolean
  /** `user`: without a valid token the response is a session-invalid code. */
  readonly access: 'open' | 'user'
  readonly kind: 'envelope' | 'image'
  /**
   * The call happens once: its caller sends an `Idempotency-Key`. The same key with the same request gets the
   * same response, for at least a day.
   */
  readonly once: boolean
  /** The server holds the request until it has news, {@link HELD_MS} at most; who gets none asks again. */
  readonly held: boolean
  /**
   * Fields of the request, lists, whose entries are judged one by one: text that cannot be stored does not refuse the
   * whole call. Every text of their schema is `storableText`, and an entry that does not fit has a form of its own there.
   */
  readonly judgedOneByOne?: readonly string[]
  /** Whether the specification gives the path, or it is our own in the same style. */
  readonly source: 'specification' | 'ours'
}

type CallOptions<Request extends GenericSchema, Response extends GenericSchema> = Pick<
  CallDefinition<Request, Response>,
  'id' | 'method' | 'path' | 'summary' | 'request' | 'response'
> &
  Partial<Pick<CallDefinition, 'token' | 'access' | 'kind' | 'once' | 'held' | 'judgedOneByOne' | 'source'>>

/** Defines a call. By default it is open to visitors and its path is the specification's. */
export function defineCall<const Request extends GenericSchema, const Response extends GenericSchema>(
  options: CallOptions<Request, Response>,
): CallDefinition<Request, Response> {
  return {
    token: options.access === 'user',
    access: 'open',
    kind: 'envelope',
    once: false,
    held: false,
    source: 'specification',
    ...options,
  }
}

/** The payload that a caller passes. */
export type CallRequest<Call extends CallDefinition> = InferInput<Call['request']>
/** The input of a handler, parsed and with defaults. */
export type CallParsedRequest<Call extends CallDefinition> = InferOutput<Call['request']>
/** The data that a handler returns, before the client parses it. */
export type CallResponseInput<Call extends CallDefinition> = InferInput<Call['response']>
/** The data that a caller gets, parsed: every field is checked. */
export type CallResponse<Call extends CallDefinition> = InferOutput<Call['response']>
