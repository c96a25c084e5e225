/** Of a call that happens once: what its caller made up to know it by. Sent again, it brings the first response again. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** What such a key may be; random, since whoever knows it gets the response. */
export const IDEMPOTENCY_KEY_FORM = /^[\w-]{16,64}$/

/** Of every response of the API: the server's time in epoch milliseconds when it left. */
export const SERVER_TIME_HEADER = 'X-Server-Time'
