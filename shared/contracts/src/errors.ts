/** Body codes the portal tells apart. */
export const ERROR_CODES = {
  ok: 0,
  /** The request does not fit the call; `field` names the first wrong field. */
  badRequest: 40000,
  sessionInvalid: 40001,
  sessionExpired: 40005,
  sessionReplaced: 40009,
  forbidden: 40300,
  notFound: 40400,
  tenantNotFound: 40410,
  /** Something changed meanwhile or was done already. */
  conflict: 40900,
  /** The call's idempotency key came with another request before. */
  idempotencyKeyReused: 40901,
  tooManyRequests: 42900,
  captchaWrong: 41001,
  smsCodeWrong: 41002,
  credentialsWrong: 41003,
  signatureWrong: 41004,
  /** The call is answered once it carries a solved captcha. */
  captchaRequired: 41005,
  serverError: 50000,
  /** HTTP 503 with Retry-After: more is asked than there is room for, and nothing was done. */
  serverBusy: 50300,
  /** The server's disk is nearly full: nothing is written for now, reading goes on. Comes with HTTP status 507. */
  storageFull: 50700,
} as const

/** Body codes that mean success. */
export const SUCCESS_CODES: readonly number[] = [0, 200, 1]

/** Body codes that mean the session is invalid. */
export const SESSION_INVALID_CODES: readonly number[] = [40001, 40005, 40009]

/** The envelope of every response that is not an image. */
export interface Envelope<Data = unknown> {
  readonly code: number
  readonly msg: string
  readonly data: Data
  /** Travels in logs and error messages, so that a fault can be found. */
  readonly traceId: string
  /** Only with `badRequest`: the path of the wrong field, `model.size`. */
  readonly field?: string
}
