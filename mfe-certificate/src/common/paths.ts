import { CODE_ALPHABET, CODE_LENGTH } from '@campus/contracts/credential'

/** Every address that the certificate pages lead to. */

/** The online school's home, as the partner pages link to it. */
export const HOME_PATH = '/'

/** The person's own page, and their certificates. */
export const ACCOUNT_PATH = '/account'
export const OWN_PATH = '/certificate/mine'

/** The page that verifies: short, because a QR code on paper carries it. */
export const VERIFY_PATH = '/v'
/** The fragment's parameter with a whole credential: a fragment never reaches a server, a log or the Referer. */
export const CREDENTIAL_PARAMETER = 'c'

/** What a verification link carries: the short code of the paper, or the whole credential where there is no code. */
export interface VerificationMark {
  readonly credential: string
  /** '' where a back end issues none. */
  readonly code: string
}

/** The page that verifies a certificate; a school in the page's query is kept. */
export function verificationPath({ credential, code }: VerificationMark, query: string): string {
  const given = new URLSearchParams(query)
  const school = given.get('schoolId') ?? given.get('tenantId')
  const named = school === null ? '' : `?${new URLSearchParams({ schoolId: school }).toString()}`
  return `${VERIFY_PATH}${named}#${code === '' ? `${CREDENTIAL_PARAMETER}=${credential}` : code}`
}

/** The code that somebody typed or scanned, as it was issued; null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0')
  return code.length === CODE_LENGTH && [...code].every((character) => CODE_ALPHABET.includes(character)) ? code : null
}

/** A code in groups of four, as it is read aloud and typed. */
export function spacedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The lookup, for any device. */
export const LOOKUP_PATH = '/query'
