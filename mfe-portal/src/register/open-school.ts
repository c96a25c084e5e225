/** Milliseconds to read the last message. */
const READING_TIME = 1000

/**
 * Opens another school by a full load, because a page belongs to one school; the gateway redirects to that
 * school's own host. `code` signs the person in there; without one they have to sign in. Never settles,
 * because the page is left.
 */
export function openSchool(tenantId: string, code: string | null): Promise<never> {
  setTimeout(() => location.assign(schoolAddress(tenantId, code)), READING_TIME)
  return new Promise<never>(() => undefined)
}

/** The first page at another school. */
export function schoolAddress(schoolId: string, code: string | null): string {
  const query = new URLSearchParams({ schoolId, ...(code !== null && { code }) })
  return `${code === null ? '/login' : '/sso-login'}?${query.toString()}`
}
