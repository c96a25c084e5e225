/**
 * A host name without its longest known suffix: `hailan.example.cn` with the
 * suffix `example.cn` is `hailan`; the suffix itself, or no match, leaves ''
 * or the whole name.
 */
export function preDomain(hostname: string, suffixes: readonly string[]): string {
  const name = hostname.toLowerCase()
  const known = [...suffixes]
    .map((suffix) => suffix.toLowerCase().replace(/^\./, ''))
    .sort((a, b) => b.length - a.length)
  for (const suffix of known) {
    if (name === suffix) return ''
    if (name.endsWith(`.${suffix}`)) return name.slice(0, -suffix.length - 1)
  }
  return name
}

/** The token of an address. It is removed before any other code sees the address. */
export interface TakenToken {
  readonly token: string
  /** The address without the token. */
  readonly address: string
}

/** Takes `encryptionToken` out of an address; null when there is none. */
export function takeToken(url: URL): TakenToken | null {
  // URLSearchParams decodes once, because the parameter was encoded once.
  const token = url.searchParams.get('encryptionToken')
  if (token === null) return null
  const cleaned = new URL(url)
  cleaned.searchParams.delete('encryptionToken')
  return { token, address: cleaned.pathname + cleaned.search + cleaned.hash }
}
