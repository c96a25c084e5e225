/**
 * A school's address for a link that leaves this site, or '' if it is not safe to open: https only, and
 * without a user name, which makes one host look like another.
 */
export function externalUrl(given: string): string {
  if (!URL.canParse(given)) return ''
  const url = new URL(given)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : ''
}
