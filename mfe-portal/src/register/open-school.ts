/** Milliseconds in which what was just said can be read. */
const READING_TIME = 1000

/**
 * Opens another school of this address at its home page, by a full load: a page
 * belongs to one school. Never settles, since the page is left.
 */
export function openSchool(tenantId: string): Promise<never> {
  setTimeout(() => location.assign(`/?${new URLSearchParams({ schoolId: tenantId }).toString()}`), READING_TIME)
  return new Promise<never>(() => undefined)
}
