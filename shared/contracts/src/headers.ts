/** Idempotency key of a call that happens once, chosen by the caller. The same key gets the first response again. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** The form of such a key. It is random, because anyone who knows it gets the response. */
export const IDEMPOTENCY_KEY_FORM = /^[\w-]{16,64}$/

/** On every response of the API: the server's time in epoch milliseconds when it was sent. */
export const SERVER_TIME_HEADER = 'X-Server-Time'
