/**
 * What modules take from the http client: calls and the server's time. What it is set up with and what it sends with
 * stay the shell's: whoever holds them hears the session's token.
 */
export { call, onServerClockSet, REQUEST_TIMEOUT, serverNow } from '@campus/http/client'
