/**
 * An address the school gave for a link that leaves this site, or '' when it is
 * not one that is safe to open: only https, and never with a user name in it,
 * which makes one host look like another.
 */
export function externalUrl(given: string): string {
  if (!URL.canParse(given)) return ''
  const url = new URL(given)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : ''
}
