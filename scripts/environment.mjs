/**
 * The value of ENVIRONMENT for `npm start`: `development` where it is not set and the server listens on this
 * machine only.
 */
const LOOPBACK = /^(?:|localhost|127(?:\.\d{1,3}){3}|::1)$/

/** @param {Readonly<Record<string, string | undefined>>} given */
export function environmentOf({ ENVIRONMENT = '', HOST = '' }) {
  if (ENVIRONMENT !== '') return ENVIRONMENT
  return LOOPBACK.test(HOST) ? 'development' : 'production'
}
