/** A failed call; `shown` says whether the person has already seen the failure. */
export abstract class CallError extends Error {
  readonly traceId: string
  shown = false

  constructor(message: string, traceId = '') {
    super(message)
    this.traceId = traceId
    this.name = new.target.name
  }
}

/** The server refused the call with a code; the message is the server's. */
export class ApiError extends CallError {
  readonly code: number
  /** The request field that the server names, or ''. */
  readonly field: string

  constructor(message: string, options: { code: number; field?: string; traceId?: string }) {
    super(message, options.traceId)
    this.code = options.code
    this.field = options.field ?? ''
  }
}

/** The session is invalid; the call rejects with 'please log in'. */
export class SessionInvalidError extends CallError {}

/** No usable response: the network, a status other than 200, or a response of the wrong shape. */
export class SystemBusyError extends CallError {
  /** HTTP status, 0 without a response. */
  readonly status: number
  /** Milliseconds that the server asks to wait before the next try; 0 if unspecified. */
  readonly retryAfter: number

  constructor(message: string, options: { status: number; retryAfter?: number; traceId?: string; cause?: unknown }) {
    super(message, options.traceId)
    this.status = options.status
    this.retryAfter = options.retryAfter ?? 0
    this.cause = options.cause
  }
}

/** The caller or a session failure cancelled the call; this is not shown. */
export class CancelledError extends CallError {
  override shown = true
}
