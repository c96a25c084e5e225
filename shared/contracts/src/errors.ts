/** Body codes that pages tell from others. They are in every page's scripts, so no other belongs here. */
export const ERROR_CODES = {
  ok: 0,
  /** Another school's content asks for a session in which the number was proved by a code. */
  mobileNotProved: 40310,
  notFound: 40400,
  /** Something changed meanwhile, or was done already. */
  conflict: 40900,
  /** A lesson was signed in to, or out of, before. */
  signRepeated: 40910,
  captchaWrong: 41001,
  smsCodeWrong: 41002,
  /** The call needs a solved captcha. */
  captchaRequired: 41005,
} as const

/** Body codes of which pages show the message, or of which they know the status or the kind alone. */
export const TOLD_CODES = {
  /** The request does not fit the call; `field` names the first wrong field. */
  badRequest: 40000,
  sessionInvalid: 40001,
  sessionExpired: 40005,
  sessionReplaced: 40009,
  forbidden: 40300,
  tenantNotFound: 40410,
  /** The idempotency key was used before with another request. */
  idempotencyKeyReused: 40901,
  /** A lesson cannot be signed in to, or out of, at this time. */
  signClosed: 40911,
  credentialsWrong: 41003,
  signatureWrong: 41004,
  /** The text message was not sent, or nobody knows whether it was. */
  smsNotSent: 41006,
  tooManyRequests: 42900,
  serverError: 50000,
  /** HTTP 503 with Retry-After: there are more requests than there is room for; nothing was done. */
  serverBusy: 50300,
  /** HTTP 507: the server's disk is nearly full. Nothing is written for now; reading works. */
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
  /** Appears in logs and error messages, so that a fault can be found. */
  readonly traceId: string
  /** Only with `badRequest`: the path of the wrong field, `model.size`. */
  readonly field?: string
}
