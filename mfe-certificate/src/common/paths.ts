/** Every address the certificate pages lead to is built here. */

/** The online school's home, as the partner pages link to it. */
export const HOME_PATH = '/'

export const VERIFY_PATH = '/certificate/verify'
/** The fragment's parameter that holds the credential: a fragment reaches no server, log or Referer. */
export const CREDENTIAL_PARAMETER = 'c'

/** Where a credential is verified; a school the page's query names stays named. */
export function verificationPath(credential: string, query: string): string {
  const given = new URLSearchParams(query)
  const school = given.get('schoolId') ?? given.get('tenantId')
  const named = school === null ? '' : `?${new URLSearchParams({ schoolId: school }).toString()}`
  return `${VERIFY_PATH}${named}#${CREDENTIAL_PARAMETER}=${credential}`
}

/** The lookup, for whichever device. */
export const LOOKUP_PATH = '/query'
