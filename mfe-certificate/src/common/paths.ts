/** Every address that the certificate pages lead to. */

/** The online school's home, as the partner pages link to it. */
export const HOME_PATH = '/'

export const VERIFY_PATH = '/certificate/verify'
/** The fragment's parameter with the credential: a fragment never reaches a server, a log or the Referer. */
export const CREDENTIAL_PARAMETER = 'c'

/** The page that verifies a credential; a school in the page's query is kept. */
export function verificationPath(credential: string, query: string): string {
  const given = new URLSearchParams(query)
  const school = given.get('schoolId') ?? given.get('tenantId')
  const named = school === null ? '' : `?${new URLSearchParams({ schoolId: school }).toString()}`
  return `${VERIFY_PATH}${named}#${CREDENTIAL_PARAMETER}=${credential}`
}

/** The lookup, for any device. */
export const LOOKUP_PATH = '/query'
