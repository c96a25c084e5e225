/**
 * Opens another school by a full load, because a page belongs to one school; the gateway redirects to that
 * school's own host. `code` signs the person in there; without one they have to sign in. The page there says that
 * they joined, because a message of this one would go with it. Never settles, because the page is left.
 */
export function openSchool(tenantId: string, code: string | null): Promise<never> {
  location.assign(schoolAddress(tenantId, code))
  return new Promise<never>(() => undefined)
}

/** The first page at another school. */
export function schoolAddress(schoolId: string, code: string | null): string {
  const query = new URLSearchParams({ schoolId, joined: '1', ...(code !== null && { code }) })
  return `${code === null ? '/login' : '/sso-login'}?${query.toString()}`
}
