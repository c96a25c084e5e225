/** What `npm start` makes of ENVIRONMENT: whoever says nothing and serves this machine only is developing. */
const LOOPBACK = /^(?:|localhost|127(?:\.\d{1,3}){3}|::1)$/

/** @param {Readonly<Record<string, string | undefined>>} given */
export function environmentOf({ ENVIRONMENT = '', HOST = '' }) {
  if (ENVIRONMENT !== '') return ENVIRONMENT
  return LOOPBACK.test(HOST) ? 'development' : 'production'
}
